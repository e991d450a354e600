import type { Community } from '../entities/community'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { Videos } from '../posters/useVideos'
import { VideoGrid } from '../posters/VideoGrid'
import { communityStrings } from './community.strings'

interface Props {
  community: Community
  videos: Videos
}

/** The community's videos as a grid of posters. */
export const CommunityVideos = ({ community: { name, counts }, videos }: Props) => {
  const { settings } = useIsland()
  const t = useT(communityStrings)
  return (
    <>
      <h3 className="community-tab">
        <span>
          {t('community.tab.videos')} <span className="number">{formatCount(counts.videos, settings.locale)}</span>
        </span>
      </h3>
      <VideoGrid
        {...videos}
        label={t('community.watch', { name })}
        empty={{
          title: t('community.empty.videos'),
          text: t('community.empty.text'),
          retry: t('community.refresh'),
        }}
      />
    </>
  )
}
