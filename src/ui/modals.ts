import { useSetAtom } from 'jotai'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type RefObject, useLayoutEffect } from 'react'
import { useIsland } from '../kit/island'

const atoms = new WeakMap<ShadowRoot, PrimitiveAtom<readonly HTMLDialogElement[]>>()

/** The modal dialogs that stand open in an island, the topmost last: everything outside of that one is inert. */
export const modalsAtom = (root: ShadowRoot) => {
  const made = atoms.get(root) ?? atom<readonly HTMLDialogElement[]>([])
  atoms.set(root, made)
  return made
}

/** What has the focus, within shadow roots too. */
const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Closes a dialog, which gives the focus back to where it was, on the page outside of the island for example. */
const close = (box: HTMLDialogElement, { host }: ShadowRoot) => {
  box.close()
  const back = focused()
  // React then gives the focus back to what had it before: to the island's host, which passes it on to its first button.
  queueMicrotask(() => {
    if (back instanceof HTMLElement && document.activeElement === host) back.focus({ preventScroll: true })
  })
}

/** Opens a dialog as a modal for as long as it is rendered. Whoever renders it decides where the focus goes. */
export const useModal = (ref: RefObject<HTMLDialogElement | null>) => {
  const { root } = useIsland()
  const setModals = useSetAtom(modalsAtom(root))
  // A layout effect: its cleanup closes the dialog while it still stands, which gives the focus back.
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
