import { fastMs, nextPause } from './pace'

/** Events over an element that show that the viewer is active. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Asks again and again while an element is seen and the tab shows: often at first and while the viewer is active, then
 * seldom.
 * @param ask settles when it has been answered, or has failed
 * @returns ends it
 */
export const follow = (element: Element, ask: () => Promise<unknown>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSeen = false
  let isAsking = false
  let pause = fastMs
  let lastSign = Date.now()
  let lastAnswer = lastSign
  const ended = new AbortController()

  const plan = () => {
    clearTimeout(timer)
    const isOver = !isSeen || isAsking || document.hidden || ended.signal.aborted
    timer = isOver ? undefined : setTimeout(run, Math.max(0, lastAnswer + pause - Date.now()))
  }
  const run = async () => {
    isAsking = true
    await ask()
    isAsking = false
    lastAnswer = Date.now()
    pause = nextPause(lastAnswer - lastSign, pause)
    plan()
  }
  const onSign = () => {
    lastSign = Date.now()
    if (pause === fastMs && timer !== undefined) return
    pause = fastMs
    plan()
  }

  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
    plan()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', () => (document.hidden ? plan() : onSign()), ended)
  for (const sign of signs) element.addEventListener(sign, onSign, { passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
