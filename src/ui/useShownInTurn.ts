import { useLayoutEffect } from 'react'
import { runInTurn } from '../kit/frameQueue'

/** Hides an element that gets its content, and shows it in a frame of its own: those of a view appear one by one. */
export const useShownInTurn = (element: HTMLElement): void =>
  useLayoutEffect(() => {
    element.hidden = true
    runInTurn(() => {
      element.hidden = false
    })
  }, [element])
