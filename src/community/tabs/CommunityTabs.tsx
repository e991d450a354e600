import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Community } from '../../entities/community'
import { videoStore } from '../../entities/video.store'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { Videos } from '../../posters/useVideos'
import { VideoGrid } from '../../posters/VideoGrid'
import { Lazy } from '../../ui/Lazy'
import { lazyView } from '../../ui/lazyView'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { useStyles } from '../../ui/styles/useStyles'
import { Tabs } from '../../ui/tabs/Tabs'
import { communityStrings } from '../community.strings'
import type { CommunityTab } from '../communityTab'
import { pinnedAtom } from '../pinned.query'
import styles from './CommunityTabs.css'

interface Props {
  community: Community
  videos: Videos
  tab: CommunityTab
  onSelect(tab: CommunityTab): void
}

const loopsView = lazyView<{ community: Community }>(() => import('./CommunityLoops'))
const membersView = lazyView<{ community: Community }>(() => import('./CommunityMembers'))

/** The pinned video; null for none, and for one that can't be had. */
const useFirst = ({ pinned }: Community) => {
  const { settings, site } = useIsland()
  const t = useT(communityStrings)
  const { data, isError } = useAtomValue(useMemo(() => pinnedAtom(settings, pinned), [settings, pinned]))
  if (!pinned || isError) return null
  const isKnown = data === pinned.id && videoStore.find(site, pinned.id) !== null
  return { id: isKnown ? pinned.id : null, mark: t('community.pinned') }
}

/** What is in a community, for those who may see it: its videos, its loops, its members. */
export const CommunityTabs = ({ community, videos, tab, onSelect }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(communityStrings)
  const { name, counts } = community
  const first = useFirst(community)
  const count = (number: number) => formatCount(number, settings.locale)
  const draw = (id: CommunityTab) => {
    switch (id) {
      case 'videos':
        return (
          <VideoGrid
            {...videos}
            label={t('community.watch', { name })}
            first={first}
            empty={{
              title: t('community.empty.videos'),
              text: t('community.empty.text'),
              retry: t('community.refresh'),
            }}
          />
        )
      case 'loops':
        return (
          <div className="community-panel">
            <Lazy view={loopsView} props={{ community }} waiting={<RowSkeletons />} />
          </div>
        )
      case 'members':
        return (
          <div className="community-panel">
            <Lazy view={membersView} props={{ community }} waiting={<RowSkeletons />} />
          </div>
        )
    }
  }
  return (
    <div className="community-tabs">
      <Tabs<CommunityTab>
        label={t('community.tabs', { name })}
        selected={tab}
        onSelect={onSelect}
        tabs={[
          { id: 'videos', name: t('community.tab.videos'), count: count(counts.videos) },
          { id: 'loops', name: t('community.tab.loops'), count: count(counts.loops) },
          { id: 'members', name: t('community.tab.members'), count: count(counts.members) },
        ]}
      >
        {draw}
      </Tabs>
    </div>
  )
}
