import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { track } from '../analytics/track'
import { type Community, isOpenToViewer } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { useEntity } from '../entities/useEntity'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useVideos, type Videos } from '../posters/useVideos'
import { ButtonLink } from '../ui/button/ButtonLink'
import { closedDrawing } from '../ui/state/closedDrawing'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { CommunityHeader } from './CommunityHeader'
import { CommunitySkeleton } from './CommunitySkeleton'
import { CommunityVideos } from './CommunityVideos'
import { communityIdAtom } from './community.query'
import { communityStrings } from './community.strings'

interface Props {
  slug: string
}

interface ContentProps {
  community: Community
  videos: Videos
}

const Content = ({ community, videos }: ContentProps) => {
  const t = useT(communityStrings)
  if (isOpenToViewer(community)) return <CommunityVideos community={community} videos={videos} />
  return <StateMessage drawing={closedDrawing} title={t('community.closed.title')} text={t('community.closed.text')} />
}

/** A community, in all states of its request. */
export const CommunityView = ({ slug }: Props) => {
  const { element, emit, settings, site } = useIsland()
  const t = useT(communityStrings)
  const {
    data: id,
    error,
    isFetching,
    refetch,
  } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const videos = useVideos('community', slug)
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
        <Content community={community} videos={videos} />
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
