import { useEffect, useRef } from 'react'
import type { Video } from '../../entities/video'
import { slideInView } from '../../player/slideInView'
import type { Stage } from '../../player/types'

/** Seconds that the system's buttons move where the system gives none. */
const seekStep = 10

/** Some web views of Android have none. */
const session = (): MediaSession | undefined => navigator.mediaSession

const handlersOf = (stage: Stage): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => {
  const seekBy = (seconds: number) => stage.seek((slideInView(stage)?.video.currentTime ?? 0) + seconds)
  return {
    play: stage.play,
    pause: stage.pause,
    previoustrack: stage.previous,
    nexttrack: stage.next,
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? seekStep)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? seekStep),
    seekto: ({ seekTime }) => stage.seek(seekTime ?? 0),
  }
}

const setHandlers = (stage: Stage, on: boolean) => {
  for (const [action, handler] of Object.entries(handlersOf(stage)))
    session()?.setActionHandler(action as MediaSessionAction, on ? handler : null)
}

/** Names a stage's video to the system while it is the one that is heard, and lets media keys and lock screens steer it. */
export const useMediaSession = (stage: Stage, video: Video | null) => {
  const own = useRef<MediaMetadata | null>(null)
  const title = video ? video.title || video.media.alt : null
  const artist = video?.author?.name ?? ''
  const picture = video?.media.poster ?? video?.media.thumb

  useEffect(() => {
    const system = session()
    if (!system || title === null) return
    const metadata = new MediaMetadata({ title, artist, artwork: picture ? [{ src: picture }] : [] })
    const follow = () => {
      const { playback, video: media } = slideInView(stage) ?? {}
      const isPlaying = playback?.status === 'playing'
      const isOwn = own.current !== null && system.metadata === own.current
      if (!isOwn && (!isPlaying || media?.muted)) return
      if (system.metadata !== metadata) {
        system.metadata = own.current = metadata
        setHandlers(stage, true)
      }
      system.playbackState = isPlaying ? 'playing' : 'paused'
    }
    follow()
    return stage.subscribe(follow)
  }, [stage, title, artist, picture])

  useEffect(
    () => () => {
      // Another feed, or the page, may have taken the session since.
      const system = session()
      if (!system || !own.current || system.metadata !== own.current) return
      system.metadata = null
      system.playbackState = 'none'
      setHandlers(stage, false)
    },
    [stage],
  )
}
