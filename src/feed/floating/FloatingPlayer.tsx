import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { track } from '../../analytics/track'
import { toClip } from '../../entities/playable'
import { useEntity } from '../../entities/useEntity'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import stageStyles from '../../player/Stage.css'
import { createStage } from '../../player/stage'
import { IconButton } from '../../ui/button/IconButton'
import { Icon } from '../../ui/icon/Icon'
import { pause } from '../../ui/icon/pause'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { useStyles } from '../../ui/styles/useStyles'
import type { FeedEntry } from '../feed'
import { startAtOf } from '../feed.source'
import { feedStrings } from '../feed.strings'
import type { FeedProperties } from '../feedContext'
import { feedIcons } from '../feedIcons'
import type { PlaybackEffectsProps } from '../playback/PlaybackEffects'
import { followClip } from '../progressLine'
import type { LayoutProps } from '../start'
import { useFeedAnalytics } from '../useFeedAnalytics'
import { useStage } from '../useStage'
import { useVideoOfAddress } from '../useVideoOfAddress'

interface Props {
  context: LayoutProps['context']
  scope: string
  entries: readonly FeedEntry[]
  properties: FeedProperties
  embedId: string | undefined
  /** The feed over the window is open. */
  isInDialog: boolean
  /** Gets the slug of the video in view. */
  onMaximise(slug: string): void
}

const playbackEffects = lazyView<PlaybackEffectsProps>(() => import('../playback/PlaybackEffects'))

/** A stage of the player's own, silent until the viewer turns the sound on. */
const useOwnStage = (context: LayoutProps['context']) => {
  const [stage] = useState(() => {
    const { noAutoplay, noLoop } = context.props()
    return createStage({ autoplay: !noAutoplay, loop: !noLoop, muted: true, locale: context.settings().locale })
  })
  useEffect(() => {
    const { next, previous, play, pause } = stage
    const offs = Object.entries({ next, previous, play, pause }).map(([name, fn]) => context.handle(name, fn))
    return () => {
      for (const off of offs) off()
      stage.destroy()
    }
  }, [context, stage])
  return stage
}

/** The small player: the picture, who made it, sound, and the way to the feed over the window. */
export const FloatingPlayer = ({ context, scope, entries, properties, embedId, isInDialog, onMaximise }: Props) => {
  useStyles(stageStyles)
  const { element } = useIsland()
  const t = useT(feedStrings)
  const screen = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const stage = useOwnStage(context)
  const { index, slides, muted } = useStage(stage)
  const video = useEntity(videoStore, scope, entries[index]?.id)
  // React may draw the first video after it has begun, so a tap reads which one plays now.
  const current = () => {
    const entry = entries[stage.state().index]
    return entry && videoStore.get(scope, entry.id)
  }
  const effects = useLazyView(playbackEffects)
  const playback = slides.find((slide) => slide.index === index)?.playback
  const isMoving = playback?.status === 'playing' || (playback?.status === 'loading' && playback.wanted)
  useFeedAnalytics(stage, properties, scope, entries)
  useVideoOfAddress(scope, entries, onMaximise)

  useLayoutEffect(() => {
    // The controls' names say what it shows, and a wheel over it scrolls the page.
    stage.element.inert = true
    screen.current?.append(stage.element)
  }, [stage])
  useLayoutEffect(() => {
    const startAt = stage.state().count ? 0 : startAtOf(context.props())
    stage.setClips(
      entries.map(({ id }) => toClip(videoStore.get(scope, id))),
      startAt,
    )
  }, [stage, scope, entries, context])
  useEffect(() => (line.current ? followClip(line.current, stage) : undefined), [stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, with the video that it began with
  useEffect(() => {
    if (!isInDialog) return
    const of = current()
    const details = of && { ...properties, videoId: of.id, index: stage.state().index }
    stage.suspend('dialog')
    if (details) track(element, 'Video Maximized', details)
    return () => {
      stage.resume('dialog')
      if (details) track(element, 'Video Minimized', details)
    }
  }, [stage, isInDialog])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each player
  useEffect(() => track(element, 'Floating Embed', { ...properties, ...(embedId && { embedId }) }), [stage])

  const mute = () => {
    stage.setMuted(!muted)
    const playing = current()
    if (playing) track(element, muted ? 'Unmuted' : 'Muted', { ...properties, videoId: playing.id, index })
  }
  const maximise = () => {
    const playing = current()
    if (playing) onMaximise(playing.slug)
  }
  const name = video?.title || video?.media.alt
  return (
    <>
      <div ref={screen} className="float-screen" />
      {effects.status === 'ready' && <effects.View stage={stage} video={video} />}
      <button
        type="button"
        className="float-toggle"
        aria-label={[isMoving ? t('player.pause') : t('player.play'), name].filter(Boolean).join(': ')}
        data-moving={isMoving}
        onClick={stage.toggle}
      >
        <span className="float-mark">
          <Icon name={isMoving ? pause : 'play'} size="m" filled />
        </span>
      </button>
      <div className="float-foot">
        <span dir="auto">{video?.author?.name ?? name}</span>
        <IconButton
          icon={muted ? 'muted' : 'sound'}
          size="m"
          label={muted ? t('player.unmute') : t('player.mute')}
          onClick={mute}
        />
      </div>
      <div className="float-bar">
        <div ref={line} className="float-line" />
      </div>
      <div className="float-top">
        <IconButton icon={feedIcons.expand} size="m" label={t('feed.float.maximise')} glass onClick={maximise} />
      </div>
    </>
  )
}
