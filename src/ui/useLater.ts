import { startTransition, useEffect, useState } from 'react'

/** False while a component is first drawn; then it is drawn again with true, in tasks of their own. */
export const useLater = (): boolean => {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)))
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
