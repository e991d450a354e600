import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { type Community, isOpenToViewer } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { useEntity } from '../entities/useEntity'
import { errorKey } from '../kit/errorText'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { StateMessage } from '../ui/StateMessage'
import { CommunityHeader } from './CommunityHeader'
import { CommunitySkeleton } from './CommunitySkeleton'
import { CommunityVideos } from './CommunityVideos'
import { communityIdAtom, communityVideosAtom } from './community.query'
import { communityStrings } from './strings'

interface Props {
  slug: string
}

const Content = ({ community }: { community: Community }) => {
  const t = useT(communityStrings)
  if (isOpenToViewer(community)) return <CommunityVideos community={community} />
  return <StateMessage drawing="closed" title={t('community.closed.title')} text={t('community.closed.text')} />
}

/** A community, in all states of its request. Its videos are asked for at the same time. */
export const CommunityView = ({ slug }: Props) => {
  const { emit, settings, site } = useIsland()
  const t = useT(communityStrings)
  const {
    data: id,
    error,
    isFetching,
    refetch,
  } = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  useAtomValue(useMemo(() => communityVideosAtom(settings, slug), [settings, slug]))
  const community = useEntity(communityStore, site, id)

  useEffect(() => {
    if (error) emit('geuin:error', { code: 'api', message: error.message })
  }, [emit, error])

  if (community)
    return (
      <article aria-label={t('community.label', { name: community.name })}>
        <CommunityHeader community={community} />
        <Content community={community} />
      </article>
    )
  if (!error) return <CommunitySkeleton />
  if (isApiError(error) && error.status === 404)
    return (
      <StateMessage drawing="lost" title={t('community.notFound.title')} text={t('community.notFound.text')}>
        <ButtonLink variant="primary" page="explore">
          {t('feed.empty.action')}
        </ButtonLink>
      </StateMessage>
    )
  return (
    <StateMessage drawing="offline" title={t('community.error.title')} text={t(errorKey(error))} alert>
      <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </StateMessage>
  )
}
