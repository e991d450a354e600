import { fromJson, record, toJson } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { tabStorage } from '../kit/storage'
import type { Visit } from './router/router'

type StorageSettings = Pick<Settings, 'storageMode'>

const storageKey = 'geuinScroll'

/** How many visits are remembered. */
const maxVisits = 50

/** How long a page may take until it is as high as it was, ms. */
const growTimeoutMs = 3000

const positions = (settings: StorageSettings) => record(fromJson(tabStorage(settings).get(storageKey)))

/** What scrolls when the app does: the page, or a box of it around the element. */
const scrollerOf = (element: Element): Element => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.scrollingElement ?? document.documentElement
}

/** Remembers how far a visit is scrolled, over a reload as well. */
export const saveScroll = (settings: StorageSettings, element: Element, key: string): void => {
  const { [key]: _, ...others } = positions(settings)
  const kept = Object.entries(others).slice(1 - maxVisits)
  tabStorage(settings).set(storageKey, toJson({ ...Object.fromEntries(kept), [key]: scrollerOf(element).scrollTop }))
}

/** Begins a page at the top of the app, as far as that is above what shows. */
export const scrollToStart = (element: Element): void => {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * Scrolls a visit to where it was, once its page is as high again; a viewer who scrolls meanwhile stays there.
 * @returns stops waiting
 */
export const restoreScroll = (settings: StorageSettings, element: Element, { key, by }: Visit): (() => void) => {
  const top = Number(positions(settings)[key] ?? 0)
  // To read where a page is would cost a layout, in the middle of its first drawing.
  if (by === 'first' && !top) return () => {}
  const scroller = scrollerOf(element)
  const controller = new AbortController()
  const stop = () => {
    controller.abort()
    clearTimeout(timer)
    sizes.disconnect()
  }
  const move = () => {
    scroller.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scroller.scrollTop - top) <= 1) stop()
  }
  const timer = setTimeout(stop, growTimeoutMs)
  const sizes = new ResizeObserver(move)
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { signal: controller.signal, passive: true, capture: true })
  sizes.observe(element)
  move()
  return stop
}
