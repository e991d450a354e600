import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { track } from '../../analytics/track'
import { useEntity } from '../../entities/useEntity'
import { toClip, type VideoId } from '../../entities/video'
import { videoStore } from '../../entities/video.store'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import stageSheet from '../../player/Stage.css'
import { createStage } from '../../player/stage'
import { wantsStillness } from '../../player/thrift'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { useSheet } from '../../ui/useSheet'
import type { FeedParts } from '../feedContext'
import { glyphs } from '../glyphs'
import type { LayoutProps } from '../start'
import { feedStrings } from '../strings'
import { useReports } from '../useReports'
import { useStage } from '../useStage'

interface Props {
  host: LayoutProps['host']
  scope: string
  ids: readonly VideoId[]
  place: FeedParts['place']
  /** The feed over the window is open. */
  isWatching: boolean
  /** Gets the slug of the video in view. */
  onMaximise(slug: string): void
}

/** A stage for as long as the player is there; it is silent until the viewer wants sound. */
const useOwnStage = (host: LayoutProps['host']) => {
  const [stage] = useState(() => {
    const { noAutoplay, noLoop } = host.props()
    const autoplay = !noAutoplay && !wantsStillness()
    return createStage({ autoplay, loop: !noLoop, muted: true, locale: host.settings().locale })
  })
  useEffect(() => {
    const { next, previous, play, pause } = stage
    const offs = Object.entries({ next, previous, play, pause }).map(([name, fn]) => host.handle(name, fn))
    return () => {
      for (const off of offs) off()
      stage.destroy()
    }
  }, [host, stage])
  return stage
}

/** The small player: the picture, who made it, sound, and the way to the feed over the window. */
export const FloatPlayer = ({ host, scope, ids, place, isWatching, onMaximise }: Props) => {
  useSheet(stageSheet)
  const { element } = useIsland()
  const t = useT(feedStrings)
  const screen = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const stage = useOwnStage(host)
  const { index, slides, muted } = useStage(stage)
  const id = ids[index]
  const video = useEntity(videoStore, scope, id)
  const playback = slides.find((slide) => slide.index === index)?.playback
  const isMoving = playback?.status === 'playing' || (playback?.status === 'loading' && playback.wanted)
  useReports(stage, place, scope, ids)

  useLayoutEffect(() => {
    // What is seen of it is in the controls' names; a wheel over it is the page's.
    stage.element.inert = true
    screen.current?.append(stage.element)
  }, [stage])
  useLayoutEffect(() => {
    stage.setClips(ids.map((id) => toClip(videoStore.get(scope, id))))
  }, [stage, scope, ids])
  useEffect(
    () =>
      stage.onProgress(({ time, duration }) =>
        bar.current?.style.setProperty('--done', `${duration ? time / duration : 0}`),
      ),
    [stage],
  )

  useEffect(() => {
    if (!isWatching) return
    stage.suspend('dialog')
    return () => stage.resume('dialog')
  }, [stage, isWatching])

  const mute = () => {
    stage.setMuted(!muted)
    if (video) track(element, muted ? 'Unmuted' : 'Muted', { ...place, videoId: video.id, index })
  }
  const name = video?.title || video?.media.alt
  return (
    <>
      <div ref={screen} className="float-screen" />
      <button
        type="button"
        className="float-toggle"
        aria-label={[isMoving ? t('player.pause') : t('player.play'), name].filter(Boolean).join(': ')}
        data-moving={isMoving}
        onClick={stage.toggle}
      >
        <span className="float-mark">
          <Icon name={isMoving ? 'pause' : 'play'} size="m" filled />
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
      <div ref={bar} className="float-bar" />
      <div className="float-top">
        <IconButton
          icon={glyphs.expand}
          size="m"
          label={t('feed.float.maximise')}
          glass
          onClick={() => video && onMaximise(video.slug)}
        />
      </div>
    </>
  )
}
