import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsland } from '../kit/island'
import { loadPath } from './prefetch'
import type { Router, Visit } from './router/router'
import { restoreScroll, saveScroll, scrollToStart } from './scroll'
import { withTransition } from './viewTransition'

/** How long the page before stays while the code of the next one loads, ms. */
const stayMs = 400

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The visit that is drawn: the page before stays until the next one has its code, and each page is scrolled to its place. */
export const useVisit = (router: Router): Visit => {
  const { element, settings } = useIsland()
  const [shown, show] = useState(router.visit)
  const drawn = useRef(shown)
  drawn.current = shown

  useEffect(() => {
    const draw = (next: Visit) => withTransition(() => flushSync(() => next === router.visit() && show(next)))
    const follow = async () => {
      const next = router.visit()
      const before = drawn.current
      if (next.path === before.path) return show(next)
      saveScroll(settings, element, before.key)
      // The page says itself that its code can't be loaded.
      await Promise.race([loadPath(next.path).catch(() => undefined), timeout(stayMs)])
      if (next === router.visit()) draw(next)
    }
    const leave = () => saveScroll(settings, element, drawn.current.key)
    const stop = router.subscribe(() => void follow())
    addEventListener('pagehide', leave)
    void follow()
    return () => {
      stop()
      removeEventListener('pagehide', leave)
    }
  }, [router, element, settings])

  const { path } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; its key and way are of the same visit
  useLayoutEffect(() => {
    if (shown.by !== 'link') return restoreScroll(settings, element, shown)
    scrollToStart(element)
    return undefined
  }, [path])
  return shown
}
