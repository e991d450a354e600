import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla'
import { text } from './guard'
import { persisted } from './persisted'
import { shared } from './shared'

/** Short messages over an element: what was done, or what went wrong. Each element shows its own. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  /** For people, already in their language. */
  message: string
  description?: string
}

export type NewToast = Omit<Toast, 'id'>

export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'dismissed'; id: number }

/** Milliseconds that a toast stays unless somebody is reading it (pointer or focus on it); errors take longer to read. */
export const toastLife = { success: 5_000, error: 8_000 } as const

/** At the same time; an older one makes room. */
const most = 3

const sameWords = (a: Toast, b: Toast) =>
  a.kind === b.kind && a.message === b.message && a.description === b.description

/** Latest last. What says the same again takes the place of the one that said it, with a new life. */
export const stepToasts = (toasts: readonly Toast[], event: ToastEvent): readonly Toast[] => {
  if (event.type === 'dismissed') {
    const rest = toasts.filter(({ id }) => id !== event.id)
    return rest.length < toasts.length ? rest : toasts
  }
  return [...toasts.filter((toast) => !sameWords(toast, event.toast)), event.toast].slice(-most)
}

/** Toasts of an element (the island's host), read by its view. */
export type ToastsAtom = WritableAtom<readonly Toast[], [ToastEvent], void>

/** By element, so that they go with it. */
const atoms = () => shared('toasts', () => ({ byElement: new WeakMap<object, ToastsAtom>(), lastId: 0 }))

export const toastsAtom = (element: object): ToastsAtom => {
  const { byElement } = atoms()
  const known = byElement.get(element)
  if (known) return known
  const listAtom: PrimitiveAtom<readonly Toast[]> = atom<readonly Toast[]>([])
  const made: ToastsAtom = atom(
    (get) => get(listAtom),
    (get, set, event) => set(listAtom, stepToasts(get(listAtom), event)),
  )
  byElement.set(element, made)
  return made
}

/** Shows a toast over an element: `set(showToast, element, { kind: 'success', message })`. Gives its id. */
export const showToast = atom(null, (_get, set, element: object, toast: NewToast): number => {
  const state = atoms()
  state.lastId += 1
  set(toastsAtom(element), { type: 'shown', toast: { ...toast, id: state.lastId } })
  return state.lastId
})

/** Message of a success for the page that this one leads to; too old for a page that takes longer than a minute to come. */
export const nextPageToast = persisted<string>({
  key: 'geuinToast',
  read: (stored) => text(stored) || null,
  maxAge: 60_000,
})
