import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { track } from '../analytics/track'
import { loopStore, participationKey } from '../entities/loop.store'
import { viewerMayInLoop } from '../entities/loopPermissions'
import { useEntity } from '../entities/useEntity'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { loopIdAtom, loopKey } from '../loop/loop.query'
import { useVideos } from '../posters/useVideos'
import { PlaceStanding } from '../standing/PlaceStanding'
import { ButtonLink } from '../ui/button/ButtonLink'
import { closedDrawing } from '../ui/state/closedDrawing'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { LoopHeader } from './LoopHeader'
import { LoopSkeleton } from './LoopSkeleton'
import { type LoopTab, LoopTabs } from './LoopTabs'
import { loopPageStrings } from './loopPage.strings'

interface Props {
  slug: string
  tab: LoopTab
}

/** A loop, in all states of its request. */
export const LoopView = ({ slug, tab }: Props) => {
  const { element, emit, settings, site } = useIsland()
  const t = useT(loopPageStrings)
  const { data, error, isFetching, refetch } = useAtomValue(useMemo(() => loopIdAtom(settings, slug), [settings, slug]))
  const wantsVideos = useRef(false)
  wantsVideos.current ||= tab === 'videos'
  const videos = useVideos('loop', slug, wantsVideos.current)
  const loop = useEntity(loopStore, site, data)
  const isOpen = loop !== null && viewerMayInLoop(loop, 'viewContent')
  const { retry } = videos
  const wasClosed = useRef(false)
  // What was refused to the viewer is theirs to see once they are in.
  useEffect(() => {
    if (isOpen && wasClosed.current) retry()
    wasClosed.current = loop !== null && !isOpen
  }, [loop, isOpen, retry])
  useEffect(() => {
    if (data) track(element, 'Page Viewed', { element: element.localName, slug, page: 'loop' })
  }, [element, data, slug])
  useEffect(() => {
    if (error) emit('geuin:error', { code: 'api', message: error.message })
  }, [emit, error])

  if (loop)
    return (
      <article aria-label={t('loop.page', { name: loop.name })}>
        <LoopHeader loop={loop} />
        <PlaceStanding
          kind="loop"
          {...loop}
          membership={loop.participation}
          queryKey={loopKey(settings, slug)}
          pendingKey={participationKey(loop.id)}
        />
        {isOpen ? (
          <LoopTabs loop={loop} videos={videos} tab={tab} />
        ) : (
          <StateMessage drawing={closedDrawing} title={t('loop.closed.title')} text={t('loop.closed.text')} />
        )}
      </article>
    )
  if (!error) return <LoopSkeleton />
  if (isApiError(error) && error.status === 404)
    return (
      <StateMessage drawing={drawings.lost} title={t('loop.notFound.title')} text={t('loop.notFound.text')}>
        <ButtonLink variant="primary" page="explore">
          {t('feed.empty.action')}
        </ButtonLink>
      </StateMessage>
    )
  return (
    <FailedState
      title={t('loop.page.error')}
      text={t(errorKey(error))}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
