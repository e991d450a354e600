import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps an open popover below the control that opened it, aligned with the control's inline end. The popover has the class
 * `placed` once it has its place, before which nobody should see it.
 */
export const usePopoverPlace = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
) => {
  useLayoutEffect(() => {
    const [from, box] = [control.current, popover.current]
    if (!isOpen || !from || !box) return
    const closed = new AbortController()
    const { signal } = closed
    const show = () => signal.aborted || box.classList.add('placed')
    // Where the file can't be loaded, the popover shows at its place in the page.
    import('./placeBeside').then(({ placeBeside }) => placeBeside(from, box, 'bottom-end', signal)).then(show, show)
    return () => {
      closed.abort()
      box.classList.remove('placed')
    }
  }, [control, popover, isOpen])
}
