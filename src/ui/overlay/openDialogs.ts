import { useSetAtom } from 'jotai'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type RefObject, useLayoutEffect } from 'react'
import { useIsland } from '../../kit/island'

const atoms = new WeakMap<ShadowRoot, PrimitiveAtom<readonly HTMLDialogElement[]>>()

/** The open modal dialogs of an island, the topmost last: everything outside of that one is inert. */
export const openDialogsAtom = (root: ShadowRoot) => {
  const made = atoms.get(root) ?? atom<readonly HTMLDialogElement[]>([])
  atoms.set(root, made)
  return made
}

/** The focused element, shadow roots included. */
const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Closes a dialog, which returns the focus to where it was, on the page outside of the island for example. */
const close = (box: HTMLDialogElement, { host }: ShadowRoot) => {
  box.close()
  const restored = focused()
  // React restores the focus too, to the island's host, which would pass it on to its first button.
  queueMicrotask(() => {
    if (restored instanceof HTMLElement && document.activeElement === host) restored.focus({ preventScroll: true })
  })
}

/** Opens a dialog as a modal while it is rendered. The component that renders it sets the focus. */
export const useModal = (ref: RefObject<HTMLDialogElement | null>) => {
  const { root } = useIsland()
  const setModals = useSetAtom(openDialogsAtom(root))
  // A layout effect, because its cleanup closes the dialog before it is removed, which returns the focus.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    box.showModal()
    setModals((open) => [...open, box])
    return () => {
      close(box, root)
      setModals((open) => open.filter((it) => it !== box))
    }
  }, [ref, root, setModals])
}
