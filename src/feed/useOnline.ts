import { useEffect, useRef } from 'react'

/** Calls back when the connection is there again. */
export const useOnline = (onBack: () => void) => {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const back = () => latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
