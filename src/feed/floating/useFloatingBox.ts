import { type RefObject, useLayoutEffect, useRef } from 'react'

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Opens a box as a popover that Escape closes while the focus is in it, and that goes to the other side when it would
 * cover what has the focus. Opening takes no focus.
 */
export const useFloatingBox = (ref: RefObject<HTMLElement | null>, onClose: () => void) => {
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    // Browsers without popovers show it as a fixed box.
    box.showPopover?.()
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close.current()
    }
    const moveAside = (event: FocusEvent) => {
      const [focused] = event.composedPath()
      if (!(focused instanceof Element) || box.contains(focused)) return
      // After the browser has scrolled to the focus.
      requestAnimationFrame(() => {
        if (!signal.aborted && overlap(focused.getBoundingClientRect(), box.getBoundingClientRect()))
          box.classList.toggle('float-aside')
      })
    }
    box.addEventListener('keydown', onKey, { signal })
    document.addEventListener('focusin', moveAside, { signal })
    return () => {
      listening.abort()
      box.hidePopover?.()
    }
  }, [ref])
}
