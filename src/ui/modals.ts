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
      box.close()
      setModals((open) => open.filter((it) => it !== box))
    }
  }, [ref, setModals])
}
