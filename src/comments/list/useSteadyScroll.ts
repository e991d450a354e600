import { type RefObject, useEffect } from 'react'

/**
 * Keeps the lines in view where they are when lines above them come, go or grow. Browsers other than Safari could do so
 * themselves; the styles switch that off, so that all behave alike.
 */
export const useSteadyScroll = (scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const [box, list] = [scroller.current, content.current]
    if (!box || !list) return
    let anchor: { line: Element; top: number } | null = null
    const topOf = (line: Element) => line.getBoundingClientRect().top - box.getBoundingClientRect().top
    const remember = () => {
      const line = [...list.querySelectorAll('article')].find((it) => topOf(it) >= 0)
      anchor = line ? { line, top: topOf(line) } : null
    }
    const keep = () => {
      // At the upper end, what comes first shows.
      if (anchor?.line.isConnected && box.scrollTop > 0) box.scrollTop += topOf(anchor.line) - anchor.top
      remember()
    }
    const sizes = new ResizeObserver(keep)
    sizes.observe(list)
    box.addEventListener('scroll', remember, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', remember)
    }
  }, [scroller, content])
}
