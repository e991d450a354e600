import { useLayoutEffect, useRef } from 'react'

/** Calls back when the connection is there again. */
export const useOnline = (onBack: () => void) => {
  const latest = useRef(onBack)
  latest.current = onBack
  // With the message that the connection is missing, not a moment after it.
  useLayoutEffect(() => {
    const back = () => latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
