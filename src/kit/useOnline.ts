import { useLayoutEffect, useRef } from 'react'

/** Calls back when the browser is online again. */
export const useOnline = (onBack: () => void) => {
  const latest = useRef(onBack)
  latest.current = onBack
  // A layout effect, so that it listens as soon as the message about the connection shows.
  useLayoutEffect(() => {
    const back = () => latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
