import { useEffect, useState } from 'react'
import { isMain } from '../keyboard/shortcuts.scope'

/** Whether an element fills the window's height. */
export const useMain = (element: HTMLElement): boolean => {
  const [main, setMain] = useState(() => isMain(element))
  useEffect(() => {
    const sizes = new ResizeObserver(() => setMain(isMain(element)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [element])
  return main
}
