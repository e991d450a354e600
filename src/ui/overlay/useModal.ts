import { useSetAtom } from 'jotai'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { leave } from './leave'
import { openDialogsAtom } from './openDialogs'

/** The focused element, shadow roots included. */
const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Closes a dialog, which returns the focus to where it was, on the page outside of the island for example. */
const close = (box: HTMLDialogElement, { host }: ShadowRoot, next?: HTMLElement | null) => {
  // A dialog that the browser has closed already is gone.
  if (box.open) void leave(box)
  box.close()
  next?.focus({ preventScroll: true })
  const restored = focused()
  // React restores the focus too, to the island's host, which would pass it on to its first button.
  queueMicrotask(() => {
    if (restored instanceof HTMLElement && document.activeElement === host) restored.focus({ preventScroll: true })
  })
}

/**
 * Opens a dialog as a modal while it is rendered; then it leaves. The component that renders it sets the focus.
 * @param nextFocus what gets the focus afterwards, when it is not what had it before
 */
export const useModal = (ref: RefObject<HTMLDialogElement | null>, nextFocus?: () => HTMLElement | null) => {
  const { root } = useIsland()
  const next = useRef(nextFocus)
  next.current = nextFocus
  const setModals = useSetAtom(openDialogsAtom(root))
  // A layout effect, because its cleanup closes the dialog before it is removed, which returns the focus.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    box.showModal()
    setModals((open) => [...open, box])
    return () => {
      close(box, root, next.current?.())
      setModals((open) => open.filter((it) => it !== box))
    }
  }, [ref, root, setModals])
}
