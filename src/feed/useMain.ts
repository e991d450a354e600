import { useEffect, useState } from 'react'

/** The share of the window's height from which on a feed is what its page is about. */
const MAIN = 0.9

/** Whether an element fills the window's height. */
export const useMain = (element: HTMLElement): boolean => {
  const [main, setMain] = useState(() => element.clientHeight >= innerHeight * MAIN)
  useEffect(() => {
    const sizes = new ResizeObserver(() => setMain(element.clientHeight >= innerHeight * MAIN))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [element])
  return main
}
