import { useEffect, useRef } from 'react'
import { track } from '../analytics/track'
import type { Community } from '../entities/community'
import { isOpenToViewer } from '../entities/communityPermissions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useVideos, type Videos } from '../posters/useVideos'
import { closedDrawing } from '../ui/state/closedDrawing'
import { StateMessage } from '../ui/state/StateMessage'
import { CommunityFailed } from './CommunityFailed'
import { CommunityHeader } from './CommunityHeader'
import { CommunitySkeleton } from './CommunitySkeleton'
import { CommunityStanding } from './CommunityStanding'
import { communityStrings } from './community.strings'
import type { CommunityTab } from './communityTab'
import { useInvite } from './membership/useInvite'
import { CommunityTabs } from './tabs/CommunityTabs'
import { useCommunity } from './useCommunity'

interface Props {
  slug: string
  tab: CommunityTab
}

interface ContentProps extends Pick<Props, 'tab'> {
  community: Community
  videos: Videos
}

const Content = ({ community, videos, tab }: ContentProps) => {
  const { element, emit } = useIsland()
  const t = useT(communityStrings)
  const { id, slug } = community
  const isOpen = isOpenToViewer(community)
  const wasOpen = useRef(isOpen)
  const { retry } = videos
  // What was refused to the viewer is theirs to see once they are in.
  useEffect(() => {
    if (isOpen && !wasOpen.current) retry()
    wasOpen.current = isOpen
  }, [isOpen, retry])
  const select = (chosen: CommunityTab) => {
    if (chosen === tab) return
    element.setAttribute('tab', chosen)
    emit('geuin:community-change', { id, slug, tab: chosen })
  }
  if (isOpen) return <CommunityTabs community={community} videos={videos} tab={tab} onSelect={select} />
  const [title, text] =
    community.membership === 'banned'
      ? (['community.banned.title', 'community.banned.text'] as const)
      : (['community.closed.title', 'community.closed.text'] as const)
  return <StateMessage drawing={closedDrawing} title={t(title)} text={t(text)} />
}

/** A community, in all states of its request. */
export const CommunityView = ({ slug, tab }: Props) => {
  const { element } = useIsland()
  const t = useT(communityStrings)
  const { community, error, ...request } = useCommunity(slug)
  useInvite()
  const wantsVideos = useRef(false)
  wantsVideos.current ||= tab === 'videos'
  const videos = useVideos('community', slug, wantsVideos.current)
  const id = community?.id

  useEffect(() => {
    if (id) track(element, 'Page Viewed', { element: element.localName, slug, page: 'community' })
  }, [element, id, slug])

  if (community)
    return (
      <article aria-label={t('community.label', { name: community.name })}>
        <CommunityHeader community={community} />
        <CommunityStanding community={community} />
        <Content community={community} videos={videos} tab={tab} />
      </article>
    )
  return error ? <CommunityFailed {...request} error={error} /> : <CommunitySkeleton />
}
