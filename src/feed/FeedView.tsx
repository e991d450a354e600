import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useIsAsking } from '../auth'
import { useIsland } from '../kit/island'
import type { Stage } from '../player'
import { Toaster } from '../ui/Toaster'
import { useSheet } from '../ui/useSheet'
import { videoAtom } from '../video'
import { Announcer } from './Announcer'
import { commandsOf } from './commands'
import { EndCard } from './EndCard'
import { FeedState } from './FeedState'
import sheet from './FeedView.css'
import { FeedContext, type FeedParts } from './feedContext'
import { noVideo } from './noVideo'
import { SlideOverlay } from './SlideOverlay'
import { Sound } from './Sound'
import { Steps } from './Steps'
import { TopBar, type TopBarProps } from './TopBar'
import { useClips } from './useClips'
import type { FeedHandle } from './useFeed'
import { useFeedActions } from './useFeedActions'
import { useKeys } from './useKeys'
import { useLayers } from './useLayers'
import { useOnline } from './useOnline'
import { useReports } from './useReports'
import { useSheets } from './useSheets'
import { useStage } from './useStage'

interface Props extends FeedHandle {
  stage: Stage
  served: boolean
  place: FeedParts['place']
  /** Names the feed. */
  label: string
  /** The feed is what the page is about. */
  main: boolean
  /** The bar over it; null for none. */
  bar: TopBarProps | null
}

/** Everything of a feed that is drawn over its stage. */
export const FeedView = ({ stage, feed, retry, loadMore, served, place, label, main, bar }: Props) => {
  useSheet(sheet)
  const { element } = useIsland()
  const state = useStage(stage)
  const layers = useLayers(stage)
  const sheets = useSheets()
  const { show } = sheets
  const openOptions = useCallback(() => show(() => import('./PlaybackSheet')), [show])
  const openKeys = useCallback(() => show(() => import('./KeysSheet')), [show])
  const actions = useFeedActions({ stage, served, place, openOptions, openKeys })
  const parts = useMemo(() => ({ stage, served, place, actions }), [stage, served, place, actions])
  const { scope, ids, more } = useClips({ stage, feed, label, loadMore })
  const current = ids[state.index]
  const video = useAtomValue((current !== undefined && videoAtom(scope, current)) || noVideo)
  const commands = commandsOf(stage, actions, video)
  useKeys(element, main, (command) => commands[command]())
  useReports(stage, place, scope, ids)

  useEffect(
    () =>
      stage.on('gesture', ({ kind }) => {
        if (kind === 'longpress') actions.options()
        else if (video) actions.spark(video)
      }),
    [stage, actions, video],
  )
  useOnline(() => {
    if (feed.status === 'failed') retry()
    else if (more === 'failed') loadMore()
    if (state.slides.some(({ index, playback }) => index === state.index && playback.status === 'failed')) stage.retry()
  })
  useEffect(() => {
    stage.element.toggleAttribute('data-main', main)
  }, [stage, main])
  const asking = useIsAsking()
  useEffect(() => {
    if (!asking) return
    stage.suspend('dialog')
    return () => stage.resume('dialog')
  }, [stage, asking])
  const { Sheet } = sheets.open ?? {}
  return (
    <FeedContext value={parts}>
      {createPortal(
        <>
          {current !== undefined && <Sound state={state} video={video} />}
          {bar && <TopBar {...bar} />}
        </>,
        layers.before,
      )}
      {stage.slides.map((slide, at) => {
        const { index = -1, playback = slide.playback } = state.slides[at] ?? {}
        const id = ids[index]
        const active = index === state.index
        if (id === undefined) return null
        return (
          <SlideOverlay
            // biome-ignore lint/suspicious/noArrayIndexKey: the three slides are always the same
            key={at}
            slide={slide}
            scope={scope}
            id={id}
            playback={playback}
            active={active}
            cue={active ? state.cue : ''}
          />
        )
      })}
      {(more === 'none' || more === 'failed') &&
        ids.length > 0 &&
        createPortal(<EndCard scope={scope} ids={ids} failed={more === 'failed'} onRetry={loadMore} />, stage.tail)}
      {createPortal(
        <>
          <FeedState feed={feed} onRetry={retry} />
          {ids.length > 0 && (
            <Steps state={state} slots={ids.length + (more === 'none' || more === 'failed' ? 1 : 0)} />
          )}
        </>,
        layers.after,
      )}
      <Announcer video={video} position={state.index + 1} />
      <Toaster />
      {Sheet && <Sheet video={video} onClose={sheets.close} />}
    </FeedContext>
  )
}
