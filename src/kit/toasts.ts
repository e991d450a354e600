import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla'
import { text } from './guard'
import { persisted } from './persisted'
import { shared } from './shared'

/** A short message over an element: a success, a failure, or an offer with its button. Each element shows its own. */
export interface Toast {
  id: number
  kind: 'success' | 'error' | 'offer'
  /** In the viewer's language. */
  message: string
  description?: string
  /** A button, which dismisses the toast too. */
  action?: { label: string; press(): void }
}

export type NewToast = Omit<Toast, 'id'>

export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'dismissed'; id: number }

/** Milliseconds that a toast shows unless pointer or focus is on it; errors and actions take longer to read. */
export const toastDuration = { success: 5_000, error: 8_000 } as const

/** Shown at the same time; the oldest one makes room. */
const maxToasts = 3

const isSameMessage = (a: Toast, b: Toast) =>
  a.kind === b.kind && a.message === b.message && a.description === b.description

/** Latest last. A repeated message replaces the earlier one and shows for the full time again. */
export const stepToasts = (toasts: readonly Toast[], event: ToastEvent): readonly Toast[] => {
  if (event.type === 'dismissed') {
    const others = toasts.filter(({ id }) => id !== event.id)
    return others.length < toasts.length ? others : toasts
  }
  return [...toasts.filter((toast) => !isSameMessage(toast, event.toast)), event.toast].slice(-maxToasts)
}

/** Toasts of an element, read by its view. */
export type ToastsAtom = WritableAtom<readonly Toast[], [ToastEvent], void>

/** Weakly by element: toasts must not keep a removed element alive. */
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

/** Shows a toast over an element: `set(showToast, element, { kind: 'success', message })`. Returns its id. */
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
