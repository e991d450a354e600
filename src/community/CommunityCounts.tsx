import type { Community } from '../entities/community'
import { isOpenToViewer } from '../entities/communityPermissions'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Counts } from '../ui/text/Counts'
import { communityStrings } from './community.strings'

interface Props {
  community: Community
}

/** Members, videos and loops in one line; a closed community says only how many are in it. */
export const CommunityCounts = ({ community }: Props) => {
  const { settings } = useIsland()
  const t = useT(communityStrings)
  const { members, videos, loops } = community.counts
  const inside = isOpenToViewer(community) ? (['community.videos', 'community.loops'] as const) : []
  const counts = { 'community.members': members, 'community.videos': videos, 'community.loops': loops }
  return (
    <Counts
      counts={(['community.members', ...inside] as const).map((key) => {
        const shown = formatCount(counts[key], settings.locale)
        return { shown, text: t(key, { count: counts[key], shown }) }
      })}
    />
  )
}
