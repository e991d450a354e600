import { Fragment } from 'react'
import { type Community, isOpenToViewer } from '../entities/community'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { communityStrings } from './community.strings'

interface Props {
  community: Community
}

/** The number stands out from its word, wherever a language puts it. */
const Count = ({ text, shown }: { text: string; shown: string }) => {
  const [before, after] = text.split(shown)
  return (
    <span className="community-count">
      <bdi>
        {before}
        <b>{shown}</b>
        {after}
      </bdi>
    </span>
  )
}

/** Members, videos and loops in one line; a closed community says only how many are in it. */
export const Counts = ({ community }: Props) => {
  const { settings } = useIsland()
  const t = useT(communityStrings)
  const { members, videos, loops } = community.counts
  const inside = isOpenToViewer(community) ? (['community.videos', 'community.loops'] as const) : []
  const counts = { 'community.members': members, 'community.videos': videos, 'community.loops': loops }
  return (
    <p className="community-counts number">
      {(['community.members', ...inside] as const).map((key) => {
        const shown = formatCount(counts[key], settings.locale)
        return (
          <Fragment key={key}>
            <Count text={t(key, { count: counts[key], shown })} shown={shown} />{' '}
          </Fragment>
        )
      })}
    </p>
  )
}
