import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { track } from '../analytics/track'
import type { Community } from '../entities/community'
import { communityStore, membershipKey } from '../entities/community.store'
import { isOpenToViewer } from '../entities/communityPermissions'
import { useEntity } from '../entities/useEntity'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useVideos, type Videos } from '../posters/useVideos'
import { PlaceStanding } from '../standing/PlaceStanding'
import { ButtonLink } from '../ui/button/ButtonLink'
import { closedDrawing } from '../ui/state/closedDrawing'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { CommunityHeader } from './CommunityHeader'
import { CommunitySkeleton } from './CommunitySkeleton'
import { communityIdAtom, communityKey } from './community.query'
import { communityStrings } from './community.strings'
import type { CommunityTab } from './communityTab'
import { useInvite } from './membership/useInvite'
import { CommunityTabs } from './tabs/CommunityTabs'

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
  const { element, emit, settings, site } = useIsland()
  const t = useT(communityStrings)
  const {
    data: id,
    error,
    isFetching,
    refetch,
  } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  useInvite()
  const wantsVideos = useRef(false)
  wantsVideos.current ||= tab === 'videos'
  const videos = useVideos('community', slug, wantsVideos.current)
  const community = useEntity(communityStore, site, id)

  useEffect(() => {
    if (id) track(element, 'Page Viewed', { element: element.localName, slug, page: 'community' })
  }, [element, id, slug])
  useEffect(() => {
    if (error) emit('geuin:error', { code: 'api', message: error.message })
  }, [emit, error])

  if (community)
    return (
      <article aria-label={t('community.label', { name: community.name })}>
        <CommunityHeader community={community} />
        <PlaceStanding
          kind="community"
          {...community}
          queryKey={communityKey(settings, slug)}
          pendingKey={membershipKey(community.id)}
        />
        <Content community={community} videos={videos} tab={tab} />
      </article>
    )
  if (!error) return <CommunitySkeleton />
  if (isApiError(error) && error.status === 404)
    return (
      <StateMessage drawing={drawings.lost} title={t('community.notFound.title')} text={t('community.notFound.text')}>
        <ButtonLink variant="primary" page="explore">
          {t('feed.empty.action')}
        </ButtonLink>
      </StateMessage>
    )
  return (
    <FailedState
      title={t('community.error.title')}
      text={t(errorKey(error))}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
