/** What was typed into a form and is neither saved nor discarded: field → value. */
export type Draft = Readonly<Record<string, string | boolean>>

/** Field → its value. */
export type Values<V> = { readonly [K in keyof V]: string | boolean }

/** Field → name of the first check that its value fails. */
export type Problems<V> = Partial<Record<keyof V, string>>

/** What a check finds: the values as they are sent (trimmed, for example), or what is wrong. */
export type Validation<V> = { status: 'valid'; values: V } | { status: 'invalid'; problems: Problems<V> }

/** Checks a form's values; all that a form knows of its rules. */
export type Validate<V> = (values: V) => Validation<V>

/** A form while it is filled in. */
export interface FormState<V> {
  status: 'open' | 'pending'
  values: V
  /** The initial values; after a save, the saved ones. */
  before: V
  /** Fields whose problems are shown. */
  shown: ReadonlySet<keyof V>
  /** The server's messages on values it refused; a message is dropped when its value changes. */
  refused: Partial<Record<keyof V, { value: V[keyof V]; message: string }>>
  /** Error of the whole form. */
  error: string | null
  /** The field to focus; `count` makes a second failure of the same field a change. */
  wrong: { field: keyof V; count: number } | null
}

type FormEvent<V> =
  | { type: 'changed'; field: keyof V; value: V[keyof V]; shows: boolean }
  | { type: 'left'; field: keyof V }
  /** A submit was stopped; `wrong`: the first invalid field. */
  | { type: 'stopped'; wrong: keyof V | undefined }
  | { type: 'sent' }
  /** `field` null: about the whole form. `sent`: the values that the server refused. */
  | { type: 'refused'; field: keyof V | null; message: string; sent: V }
  | { type: 'saved'; sent: V }
  | { type: 'answered' }
  | { type: 'discarded' }

/** @param draft unsaved values of an earlier form */
export const openForm = <V extends Values<V>>(before: V, draft: Draft = {}): FormState<V> => {
  const restored = Object.entries(draft).filter(([name, value]) => typeof value === typeof before[name as keyof V])
  return {
    status: 'open',
    values: { ...before, ...Object.fromEntries(restored) },
    before,
    shown: new Set(restored.map(([name]) => name as keyof V)),
    refused: {},
    error: null,
    wrong: null,
  }
}

const names = <V>(values: V) => Object.keys(values as object) as (keyof V)[]

const goTo = <V>({ wrong }: FormState<V>, field: keyof V) => ({ field, count: (wrong?.count ?? 0) + 1 })

export const stepForm = <V extends Values<V>>(state: FormState<V>, event: FormEvent<V>): FormState<V> => {
  switch (event.type) {
    case 'changed': {
      const { field, value } = event
      const { [field]: _, ...refused } = state.refused
      const shown = event.shows ? new Set([...state.shown, field]) : state.shown
      return { ...state, values: { ...state.values, [field]: value }, shown, refused: refused as never, error: null }
    }
    case 'left':
      return { ...state, shown: new Set([...state.shown, event.field]) }
    case 'stopped': {
      const shown = new Set(names(state.values))
      return { ...state, shown, wrong: event.wrong === undefined ? state.wrong : goTo(state, event.wrong) }
    }
    case 'sent':
      return { ...state, status: 'pending', refused: {}, error: null }
    case 'refused': {
      const { field, message, sent } = event
      if (field === null) return { ...state, error: message }
      // The value was changed since, so the server's message is outdated.
      if (state.values[field] !== sent[field]) return state
      const refused = { ...state.refused, [field]: { value: sent[field], message } }
      return { ...state, refused, wrong: goTo(state, field) }
    }
    case 'saved':
      return { ...state, before: event.sent }
    case 'answered':
      return { ...state, status: 'open' }
    case 'discarded':
      return { ...openForm(state.before), status: state.status }
  }
}

/** Values that are not saved yet. */
export const changesOf = <V extends Values<V>>({ values, before }: FormState<V>): Draft =>
  Object.fromEntries(names(values).flatMap((name) => (values[name] !== before[name] ? [[name, values[name]]] : [])))
