import { type RefObject, useEffect, useRef } from 'react'
import { easing, isFlick, type PullMove, prefersReducedMotion } from '../ui/motion'

/** A finger that has moved less has no direction yet, CSS pixels. */
const slop = 8
/** The part of the window's height that closes. */
const enough = 0.18

interface Pull extends PullMove {
  x: number
  y: number
  by: number
  isPulling: boolean
}

/** Lets a pulled feed go back to its place. */
const release = (feed: HTMLElement) => {
  const frames = { transform: [feed.style.transform, 'none'] }
  feed.style.transform = ''
  if (!prefersReducedMotion()) feed.animate(frames, { duration: 200, easing })
}

const scroller = (feed: Element | null) => feed?.shadowRoot?.querySelector('.stage-scroller')

/** Lets a finger pull the feed in a dialog down from its first video; past a part of the way, or flicked, it closes. */
export const usePullDown = (dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) => {
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const box = dialog.current
    if (!box) return
    const listening = new AbortController()
    const { signal } = listening
    const feedOf = () => box.querySelector<HTMLElement>('geuin-feed')
    let pull: Pull | null = null

    const start = (event: TouchEvent) => {
      const [touch] = event.touches
      const feed = feedOf()
      // A second finger means something else.
      if (pull?.isPulling && feed) release(feed)
      const isFirst = (scroller(feed)?.scrollTop ?? 1) <= 0
      // A sheet over the feed has a drag of its own.
      const isOver = event.composedPath().find((it) => it instanceof HTMLDialogElement) !== box
      const { clientX: x = 0, clientY: y = 0 } = touch ?? {}
      const isPossible = event.touches.length === 1 && isFirst && !isOver
      pull = isPossible ? { x, y, at: event.timeStamp, by: 0, speed: 0, isPulling: false } : null
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      const feed = feedOf()
      if (!pull || !touch || !feed) return
      const by = touch.clientY - pull.y
      if (!pull.isPulling) {
        const isDown = by > Math.abs(touch.clientX - pull.x)
        if (Math.hypot(by, touch.clientX - pull.x) > slop && !isDown) pull = null
        if (!pull || by <= slop) return
      }
      // Only until the browser has begun to scroll.
      if (event.cancelable) event.preventDefault()
      const speed = (by - pull.by) / Math.max(1, event.timeStamp - pull.at)
      pull = { ...pull, at: event.timeStamp, by, speed, isPulling: true }
      const way = Math.max(0, by)
      feed.style.transform = `translateY(${way}px) scale(${1 - way / innerHeight / 4})`
    }
    const end = ({ type, timeStamp }: TouchEvent) => {
      const [last, feed] = [pull, feedOf()]
      pull = null
      if (!last?.isPulling || !feed) return
      const isEnough = isFlick(last, timeStamp) || last.by > innerHeight * enough
      if (type === 'touchend' && isEnough) close.current()
      else release(feed)
    }
    box.addEventListener('touchstart', start, { signal, passive: true })
    box.addEventListener('touchmove', move, { signal, passive: false })
    box.addEventListener('touchend', end, { signal })
    box.addEventListener('touchcancel', end, { signal })
    return () => listening.abort()
  }, [dialog])
}
