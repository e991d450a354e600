import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatClock } from '../../kit/format'
import { useIsland } from '../../kit/island'
import type { Progress } from '../../player/types'
import { classes } from '../../ui/styles/classes'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import { followClip } from '../progressLine'
import styles from './Scrubber.css'

const nowhere: Progress = { time: 0, duration: 0, buffered: 0, rate: 0 }
const ratio = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

/**
 * The progress line under a video. It changes all the time, so it is written into the element without React.
 * @param active its slide is the one in view
 */
export const Scrubber = ({ active }: { active: boolean }) => {
  useStyles(styles)
  const { t } = useIsland()
  const { stage } = useFeedContext()
  const [isDragging, setDragging] = useState(false)
  const slider = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const loaded = useRef<HTMLDivElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const last = useRef(nowhere)

  useEffect(() => {
    const element = slider.current
    if (!element || !line.current || !active) return
    const unfollow = followClip(line.current, stage)
    const show = (now: Progress) => {
      const { time, duration, buffered } = now
      const before = last.current
      last.current = now
      if (loaded.current) loaded.current.style.inlineSize = `${Math.round(ratio(buffered, duration) * 100)}%`
      // The texts, also those for screen readers, change once a second.
      if (Math.floor(time) === Math.floor(before.time) && duration === before.duration) return
      const clockTexts = { time: formatClock(time), duration: formatClock(duration) }
      element.ariaValueNow = `${Math.floor(time)}`
      element.ariaValueMax = `${Math.ceil(duration)}`
      element.ariaValueText = t('player.time', clockTexts)
      if (clock.current) clock.current.textContent = clockTexts.time
      if (clock.current?.nextElementSibling) clock.current.nextElementSibling.textContent = ` / ${clockTexts.duration}`
    }
    const off = stage.onProgress(show)
    return () => {
      off()
      unfollow()
      show(nowhere)
    }
  }, [active, stage, t])

  useLayoutEffect(() => {
    if (!isDragging) return
    const slide = slider.current?.closest('.slide')
    slide?.setAttribute('data-scrubbing', '')
    return () => slide?.removeAttribute('data-scrubbing')
  }, [isDragging])

  const seekTo = ({ clientX }: PointerEvent) => {
    const element = slider.current
    const { duration } = last.current
    if (!element || !duration) return
    const { left, width } = element.getBoundingClientRect()
    const position = ratio(clientX - left, width)
    stage.seek((element.matches(':dir(rtl)') ? 1 - position : position) * duration)
  }
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
    seekTo(event)
  }
  // The arrow keys belong to the whole feed (see shortcuts.ts); here Home and End mean this video's.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    stage.seek(event.key === 'Home' ? 0 : last.current.duration)
  }

  return (
    <div
      ref={slider}
      part="scrubber"
      className={classes('scrubber', isDragging && 'scrubber-active')}
      role="slider"
      tabIndex={0}
      aria-label={t('player.seek')}
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      onPointerDown={startDrag}
      onPointerMove={(event) => isDragging && seekTo(event)}
      onLostPointerCapture={() => setDragging(false)}
      onKeyDown={press}
    >
      <div ref={loaded} className="scrubber-loaded" />
      <div className="scrubber-track">
        <div ref={line} className="scrubber-line">
          <div className="scrubber-knob" />
        </div>
      </div>
      <div className="scrubber-time number" aria-hidden="true">
        <span ref={clock} />
        <span />
      </div>
    </div>
  )
}
