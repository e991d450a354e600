import { useDeferredValue, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { AdsProps } from '../../ads/Ads'
import { useEntity } from '../../entities/useEntity'
import { videoStore } from '../../entities/video.store'
import { useOnline } from '../../kit/useOnline'
import type { Stage } from '../../player/types'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { Toaster } from '../../ui/overlay/Toaster'
import { useNextPageToast } from '../../ui/overlay/useNextPageToast'
import { useStyles } from '../../ui/styles/useStyles'
import { useShownInTurn } from '../../ui/useShownInTurn'
import { FeedContext } from '../feedContext'
import type { PictureControlsProps, PictureGestures } from '../playback/PictureControls'
import type { OpenFeed } from '../useFeed'
import { useFeedAnalytics } from '../useFeedAnalytics'
import { useDeferredStage } from '../useStage'
import { useStageMarks } from '../useStageMarks'
import styles from './FeedView.css'
import { SlideOverlay } from './SlideOverlay'
import { SoundButton } from './SoundButton'
import type { StageMessagesProps } from './StageMessages'
import { StepButtons } from './StepButtons'
import { TopBar, type TopBarProps } from './TopBar'
import { useBottomSheet } from './useBottomSheet'
import { useClips } from './useClips'
import { useFeedActions } from './useFeedActions'
import { useFeedInput } from './useFeedInput'
import { useLayers } from './useLayers'
import { usePauseBehindModal } from './usePauseBehindModal'

interface Props extends OpenFeed {
  stage: Stage
  /** Where the first video of the feed begins, s. */
  startAt: number
  /** Names the feed. */
  label: string
  /** The feed is what the page is about. */
  main: boolean
  /** The bar over it; null for none. */
  bar: TopBarProps | null
}

// Long before a viewer comes to one: they also say that the line is gone.
const stageMessages = lazyView<StageMessagesProps>(() => import('./StageMessages'))
const adsView = lazyView<AdsProps>(() => import('../../ads/Ads'))
const pictureControls = lazyView<PictureControlsProps>(() => import('../playback/PictureControls'))

/** Everything of a feed that React draws over its stage. */
export const FeedView = ({ stage, label, main, bar, ...open }: Props) => {
  const { served, properties, source, list, feed, retry, loadMore } = open
  useStyles(styles)
  useNextPageToast()
  usePauseBehindModal(stage)
  const state = useDeferredStage(stage)
  const layers = useLayers(stage)
  useShownInTurn(layers.before)
  const { scope, entries, more, hasTail } = useClips({ ...open, stage, label })
  useFeedAnalytics(stage, properties, scope, entries)

  const sheet = useBottomSheet()
  const panel = useBottomSheet()
  const actions = useFeedActions({ stage, served, properties }, sheet.open, panel.open)
  const context = useMemo(() => ({ stage, served, properties, actions }), [stage, served, properties, actions])
  const video = useEntity(videoStore, scope, entries[state.index]?.id)
  const messages = useLazyView(stageMessages)
  const picture = useRef<PictureGestures>(null)
  const controls = useLazyView(pictureControls)
  // The first drawing is the longest task of a feed's start: what is out of view is not in it.
  const isWhole = useDeferredValue(true, false)
  const ads = useLazyView(source.kind === 'placement' ? adsView : null)
  useFeedInput({ stage, actions, video, main, picture })

  const position = state.slides.findIndex(({ index }) => index === state.index)
  const slide = stage.slides[position]
  const hasFailed = video !== null && state.slides[position]?.playback.status === 'failed'
  useStageMarks(stage, {
    main,
    bar: bar !== null,
    drawn: entries.length > 0 || feed.status !== 'loading',
    failed: hasFailed,
  })
  useOnline(() => {
    if (feed.status === 'failed') retry()
    else if (more === 'failed') loadMore()
    if (hasFailed) stage.retry()
    for (const view of [messages, controls]) if (view.status === 'failed') view.retry()
  })
  return (
    <FeedContext value={context}>
      {createPortal(
        <>
          {video && <SoundButton state={state} video={video} low={bar !== null} />}
          {bar && <TopBar {...bar} />}
        </>,
        layers.before,
      )}
      {stage.slides.map((slide, at) => {
        const { index = -1, playback = slide.playback } = state.slides[at] ?? {}
        const shown = entries[index]
        const active = index === state.index
        if (!shown || !(active || isWhole)) return null
        return (
          <SlideOverlay
            // biome-ignore lint/suspicious/noArrayIndexKey: the three slides are always the same
            key={at}
            slide={slide}
            scope={scope}
            entry={shown}
            playback={playback}
            active={active}
            cue={active ? state.cue : ''}
          />
        )
      })}
      {controls.status === 'ready' && (
        <controls.View ref={picture} slide={slide} video={video} position={state.index + 1} />
      )}
      {ads.status === 'ready' && <ads.View {...{ source, list, scope, entries, slide, video }} />}
      {messages.status === 'ready' && (
        <messages.View
          feed={feed}
          onRetry={retry}
          layer={layers.after}
          failedIn={hasFailed && slide?.overlay}
          scope={scope}
          entries={entries}
          hasTail={hasTail}
          isMoreFailed={more === 'failed'}
          onMore={loadMore}
        />
      )}
      {entries.length > 0 &&
        createPortal(<StepButtons state={state} slots={entries.length + (hasTail ? 1 : 0)} />, layers.after)}
      <Toaster />
      {panel.Sheet && <panel.Sheet video={video} onClose={panel.close} />}
      {sheet.Sheet && <sheet.Sheet video={video} onClose={sheet.close} />}
    </FeedContext>
  )
}
