import { useEffect, useReducer } from 'react'

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Whole seconds until a moment, counted by the clock: right again as soon as the tab is seen again.
 * @param until milliseconds since 1970
 */
export const useCountdown = (until: number): number => {
  const [, update] = useReducer((count: number) => count + 1, 0)
  const left = secondsUntil(until)

  useEffect(() => {
    if (left === 0) return
    // The next one shows as soon as it is true.
    const timer = setTimeout(update, Math.max(1, until - Date.now() - (left - 1) * 1000))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [until, left])

  return left
}
