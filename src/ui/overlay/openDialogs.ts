import { atom, type PrimitiveAtom } from 'jotai/vanilla'

const atoms = new WeakMap<ShadowRoot, PrimitiveAtom<readonly HTMLDialogElement[]>>()

/** The open modal dialogs of an island, the topmost last: everything outside of that one is inert. */
export const openDialogsAtom = (root: ShadowRoot) => {
  const made = atoms.get(root) ?? atom<readonly HTMLDialogElement[]>([])
  atoms.set(root, made)
  return made
}
