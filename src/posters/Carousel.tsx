import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { IconButton } from '../ui/button/IconButton'
import { Poster } from './Poster'
import { PosterSkeletons } from './PosterSkeletons'
import { posterStrings } from './posters.strings'
import type { PostersProps } from './postersProps'

/** Skeletons at the end while more posters load. */
const skeletonCount = 6

/** Room beside the strip for half a button and its shadow, pixels. */
const roomBeside = 32

/** Posters in a strip that snaps, with a part of the next one in sight. */
export const Carousel = ({ entries, ownScope, drawn, more, onMore, onOpen }: PostersProps) => {
  const t = useT(posterStrings)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState({ start: true, end: true, near: false, roomy: false })

  const measure = useCallback(() => {
    const box = strip.current
    if (!box) return
    const { clientWidth, scrollWidth } = box
    // Counted from the start, which is on the right in right-to-left text.
    const before = Math.abs(box.scrollLeft)
    const after = scrollWidth - clientWidth - before
    const { left, right } = box.getBoundingClientRect()
    const roomy = left > roomBeside && right < document.documentElement.clientWidth - roomBeside
    const now = { start: before < 8, end: after < 8, near: after < clientWidth, roomy }
    setAt((was) => (Object.keys(now).every((key) => Reflect.get(was, key) === Reflect.get(now, key)) ? was : now))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may be longer
  useEffect(() => {
    const box = strip.current
    if (!box) return
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    // The page may become narrower around a box that keeps its size.
    sizes.observe(document.documentElement)
    return () => sizes.disconnect()
  }, [measure, entries, more])
  const isNearEnd = at.near && more === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is near its end
  useEffect(() => {
    if (isNearEnd) onMore()
  }, [isNearEnd, entries])

  /** Scrolls by the posters that are whole in view, so that the one that was cut becomes the first. */
  const go = (to: 1 | -1) => {
    const box = strip.current
    const [first, second] = box?.children ?? []
    if (!box || !first || !second) return
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    const count = Math.max(1, Math.floor(box.clientWidth / Math.abs(step)))
    box.scrollBy({ left: to * count * step })
  }
  return (
    <div className={at.roomy ? 'posters-track posters-roomy' : 'posters-track'}>
      <ul ref={strip} className="posters-strip" onScroll={measure}>
        {entries.map(({ id }, at) => (
          <Poster key={id} id={id} at={at} ownScope={ownScope} drawn={drawn[at]} titled onOpen={onOpen} />
        ))}
        {more === 'loading' && <PosterSkeletons key={entries.length} count={skeletonCount} />}
        {more === 'failed' && (
          <li className="posters-failed" role="alert">
            <p>{t('feed.more.error')}</p>
            <Button small onClick={onMore}>
              {t('common.retry')}
            </Button>
          </li>
        )}
      </ul>
      <IconButton
        className="posters-step posters-back"
        icon="left"
        size="m"
        label={t('feed.strip.back')}
        aria-disabled={at.start}
        onClick={() => go(-1)}
      />
      <IconButton
        className="posters-step posters-on"
        icon="right"
        size="m"
        label={t('feed.strip.on')}
        aria-disabled={at.end}
        onClick={() => go(1)}
      />
    </div>
  )
}
