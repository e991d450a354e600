import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import { useIsModalOpen } from '../../modal/useIsModalOpen'
import type { StageState } from '../../player/types'
import { useBurst } from '../../spark/useBurst'
import { Toaster } from '../../ui/Toaster'
import { useLateToast } from '../../ui/useLateToast'
import { useSheet } from '../../ui/useSheet'
import type { Desk } from '../desk'
import { useFeedParts } from '../feedContext'
import { commandsOf } from '../keyboard/commands'
import { useKeys } from '../keyboard/useShortcuts'
import { Look } from '../Look'
import type { FeedHandle } from '../useFeed'
import { useFeedActions } from '../useFeedActions'
import { useReports } from '../useReports'
import { useSheets } from '../useSheets'
import { Announcer } from './Announcer'
import { EndCard } from './EndCard'
import { FailedVideo } from './FailedVideo'
import sheet from './FeedRest.css'
import { FeedSkeleton } from './FeedSkeleton'
import { FeedState } from './FeedState'
import { Scrubber } from './Scrubber'
import { Steps } from './StepButtons'
import { TopBar, type TopBarProps } from './TopBar'
import type { Clips } from './useClips'
import { useOnline } from './useOnline'

export interface FeedRestProps extends FeedHandle, Clips {
  state: StageState
  layers: { before: HTMLElement; after: HTMLElement }
  desk: Desk
  /** The one in view. */
  video: Video | null
  main: boolean
  bar: TopBarProps | null
}

/** Each in its slide, but for one that could not be played. */
const Scrubbers = ({ state, ids }: Pick<FeedRestProps, 'state' | 'ids'>) => {
  const { stage } = useFeedParts()
  return stage.slides.map((slide, at) => {
    const { index = -1, playback } = state.slides[at] ?? {}
    const active = index === state.index
    if (ids[index] === undefined || (active && playback?.status === 'failed')) return null
    return createPortal(<Scrubber active={active} />, slide.overlay, `${at}`)
  })
}

/** Keeps the stage still behind the page's sign-in. */
const useStillness = () => {
  const { stage } = useFeedParts()
  const isModalOpen = useIsModalOpen()
  useEffect(() => {
    if (!isModalOpen) return
    stage.suspend('dialog')
    return () => stage.resume('dialog')
  }, [stage, isModalOpen])
}

/** What a feed's first view can be without: keys and actions, states, the bar, the end, sheets, toasts, reports. */
export default function FeedRest(props: FeedRestProps) {
  useSheet(sheet)
  const { feed, retry, loadMore, scope, ids, more, state, layers, desk, video, main, bar } = props
  const { element } = useIsland()
  const { stage, served, place } = useFeedParts()
  const sheets = useSheets()
  const actions = useFeedActions(sheets.openOptions, sheets.openKeys)
  const commands = commandsOf(stage, actions, video)
  useKeys(element, main, (command) => commands[command]())
  useReports(stage, place, scope, ids)
  useStillness()
  useLateToast()

  useEffect(() => desk.serve(actions), [desk, actions])
  const { burst, showBurst } = useBurst()
  const isFilled = ids.length > 0
  useEffect(() => {
    if (isFilled) stage.warm()
  }, [stage, isFilled])
  useEffect(
    () =>
      stage.on('gesture', ({ kind, ...at }) => {
        if (kind === 'longpress') actions.options()
        else if (video && actions.spark(video, true)) showBurst(at)
      }),
    [stage, actions, video, showBurst],
  )
  useEffect(() => {
    stage.element.toggleAttribute('data-main', main)
  }, [stage, main])

  const at = state.slides.findIndex(({ index }) => index === state.index)
  const slide = stage.slides[at]
  const failed = video !== null && state.slides[at]?.playback.status === 'failed'
  useOnline(() => {
    if (feed.status === 'failed') retry()
    else if (more === 'failed') loadMore()
    if (failed) stage.retry()
  })
  const tail = ids.length > 0 && (more === 'none' || more === 'failed')
  const { Sheet } = sheets.open ?? {}
  return (
    <>
      {served && <Look />}
      {bar && createPortal(<TopBar {...bar} />, layers.before)}
      <Scrubbers state={state} ids={ids} />
      {failed && slide && createPortal(<FailedVideo />, slide.overlay)}
      {burst && slide && createPortal(burst, slide.overlay)}
      {tail &&
        createPortal(<EndCard scope={scope} ids={ids} failed={more === 'failed'} onRetry={loadMore} />, stage.tail)}
      {createPortal(
        <>
          {feed.status === 'loading' && <FeedSkeleton />}
          <FeedState feed={feed} onRetry={retry} />
          {ids.length > 0 && <Steps state={state} slots={ids.length + (tail ? 1 : 0)} />}
        </>,
        layers.after,
      )}
      <Announcer video={video} position={state.index + 1} />
      <Toaster />
      {Sheet && <Sheet video={video} onClose={sheets.close} />}
    </>
  )
}
