import { useEffect, useState } from 'react'
import { fillsWindow } from '../fillsWindow'

/** Whether an element fills the window's height. */
export const useFillsWindow = (element: HTMLElement): boolean => {
  const [fills, setFills] = useState(() => fillsWindow(element))
  useEffect(() => {
    const sizes = new ResizeObserver(() => setFills(fillsWindow(element)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [element])
  return fills
}
