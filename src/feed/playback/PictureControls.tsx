import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Video } from '../../entities/video'
import { stringsNow } from '../../kit/baseStrings'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { Gesture, SlideView } from '../../player/types'
import { useBurst } from '../../spark/useBurst'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import { playbackStrings } from '../playback.strings'
import { Announcer } from './Announcer'
import styles from './PictureControls.css'
import { sideAt } from './sides'
import { useCaptionChoice } from './useCaptionChoice'
import { useCountViews } from './useCountViews'
import { heldRate, useHold } from './useHold'
import { useMediaSession } from './useMediaSession'

/** How far a double tap at a side moves, s. */
const seekStep = 10
/** A video is longer where a double tap moves, s. */
const minSeekDuration = 30

/** What a feed's gestures can do once this has loaded. */
export interface PictureGestures {
  /** Whether the gesture moved or sped up the video, and means nothing else. */
  take(gesture: Gesture): boolean
  /** Draws a spark under the finger. */
  showBurst(at: { x: number; y: number }): void
}

export interface PictureControlsProps {
  ref: Ref<PictureGestures>
  /** The slide in view; undefined while there is none, or the end card is. */
  slide: SlideView | undefined
  /** The video in view. */
  video: Video | null
  /** Of the video in the feed, from 1. */
  position: number
}

/** A jump by a double tap, in seconds. */
interface Jump {
  id: number
  by: number
}

/** What can be done with the picture in view beside the controls over it; it loads after them. */
export default function PictureControls({ ref, slide, video, position }: PictureControlsProps) {
  useStyles(styles)
  const t = useT(playbackStrings)
  const { locale } = useIsland().settings
  const { stage } = useFeedContext()
  const { burst, showBurst } = useBurst()
  const { isHeld, speedUp } = useHold(stage)
  const [jump, setJump] = useState<Jump | null>(null)
  const [{ language, size }] = useCaptionChoice()
  useMediaSession(stage, video)
  useCountViews(stage, video)

  useEffect(() => stage.on('change', () => setJump(null)), [stage])
  useEffect(() => stage.setCaptionLanguage(language), [stage, language])
  useEffect(() => stage.element.style.setProperty('--cue-size', `${size}`), [stage, size])

  const take = ({ kind, x }: Gesture) => {
    const side = slide && sideAt(slide, x)
    if (!side) return false
    if (kind === 'longpress') {
      if (slide.playback.status !== 'playing') return false
      speedUp()
      return true
    }
    if (!(slide.video.duration > minSeekDuration)) return false
    const by = side === 'forward' ? seekStep : -seekStep
    stage.seek(slide.video.currentTime + by)
    setJump((before) => ({ by, id: (before?.id ?? 0) + 1 }))
    return true
  }
  useImperativeHandle(ref, () => ({ take, showBurst }))

  const secondsFormat = () => {
    const format = { style: 'unit', unit: 'second', unitDisplay: 'narrow', signDisplay: 'always' } as const
    return new Intl.NumberFormat(stringsNow(locale).locale, format)
  }
  return (
    <>
      <Announcer video={video} position={position} />
      {slide &&
        createPortal(
          <>
            {burst}
            {isHeld && (
              <p className="picture-rate number" aria-hidden="true">
                {t('player.rate', { rate: heldRate })}
              </p>
            )}
            {jump && (
              <p
                key={jump.id}
                className={classes('picture-jump number', jump.by > 0 && 'picture-jump-on')}
                aria-hidden="true"
                onAnimationEnd={() => setJump(null)}
              >
                {secondsFormat().format(jump.by)}
              </p>
            )}
          </>,
          slide.overlay,
        )}
    </>
  )
}
