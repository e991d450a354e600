import {
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  changesOf,
  type Draft,
  type FormState,
  openForm,
  stepForm,
  type Validate,
  type Validation,
  type Values,
} from './form.state'
import { record } from './guard'
import { useIsland } from './island'
import { persisted } from './persisted'
import type { PersistedSettings } from './persistedKeys'

const toDraft = (stored: unknown): Draft =>
  Object.fromEntries(
    Object.entries(record(stored)).filter((entry): entry is [string, string | boolean] =>
      /^(string|boolean)$/.test(typeof entry[1]),
    ),
  )

const byName = persisted<Readonly<Record<string, unknown>>>({ key: 'geuinDrafts', read: record })

export interface Drafts {
  get(name: string): Draft
  /** An empty draft is removed. */
  set(name: string, draft: Draft): void
}

/** Drafts of a site's forms: they outlive a closed form and a reload, not the tab. */
export const draftsOf = (settings: PersistedSettings): Drafts => ({
  get: (name) => toDraft(byName.get(settings)?.[name]),
  set: (name, draft) => {
    const { [name]: _, ...others } = byName.get(settings) ?? {}
    const next = Object.keys(draft).length > 0 ? { ...others, [name]: draft } : others
    if (Object.keys(next).length > 0) byName.set(settings, next)
    else byName.remove(settings)
  },
})

export interface FormOptions<V> {
  /** The same function at every render; for a yup schema see `bySchema`. */
  validate: Validate<V>
  /** The fields' values at first; a later change of it changes nothing. */
  initial: V
  /** Field → name of the failed check → message. A check without a message only keeps the form from being valid. */
  messages: { readonly [K in keyof V]?: Readonly<Record<string, string>> }
  /**
   * When a field's message first shows: at a submit (the default), when a field with a value loses the focus, or at a
   * change. From then on it follows every change.
   */
  showOn?: 'submit' | 'blur' | 'change'
  /**
   * Name of the stored draft, which lasts until it is saved or discarded; starts with the user's id where a viewer is
   * signed in.
   */
  keep?: string
  /**
   * Sends the form, once at a time. Resolves without a call of {@link FormTools.fail} when it was saved.
   * @param values as {@link FormOptions.validate} returned them
   */
  onSubmit(values: V, form: FormTools<V>): Promise<void>
}

export interface FormTools<V> {
  /** Reports a refusal of a field's value, or with null of the whole form. */
  fail(field: keyof V | null, message: string): void
}

/** Props of a field component. */
export interface FieldProps<T> {
  name: string
  value: T
  onChange(value: T): void
  onBlur(): void
  error?: string
}

export interface Form<V> extends FormTools<V> {
  field<K extends keyof V & string>(name: K): FieldProps<V[K]>
  values: V
  /** The check finds nothing wrong. */
  isValid: boolean
  /** A value differs from the initial or last saved one as it would be sent: spaces around a text are no change. */
  isChanged: boolean
  isPending: boolean
  /** Error of the whole form. */
  error?: string
  /** Restores the initial or last saved values. */
  discard(): void
  /** Validates and sends; focuses the first invalid field when there is one. Does nothing while pending. */
  submit(event?: SyntheticEvent): void
  /** For the `<form>` around the fields. */
  ref: RefObject<HTMLFormElement | null>
}

/** A form's state outside of React, so that a submit right after a change sends the change. */
const createForm = <V extends Values<V>>(initial: V, drafts: Drafts, keep: string | undefined) => {
  let state = openForm(initial, keep ? drafts.get(keep) : {})
  const listeners = new Set<() => void>()
  /** The values that are being sent, and whether they were refused. */
  let sending: { values: V; failed: boolean } | null = null
  const step = (event: Parameters<typeof stepForm<V>>[1]) => {
    state = stepForm(state, event)
    if (keep) drafts.set(keep, changesOf(state))
    for (const notify of listeners) notify()
  }
  const fail: FormTools<V>['fail'] = (field, message) => {
    if (sending) sending.failed = true
    step({ type: 'refused', field, message, sent: sending?.values ?? state.values })
  }
  return {
    step,
    fail,
    discard: () => step({ type: 'discarded' }),
    get: (): FormState<V> => state,
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },

    /** @param unexpected message for an error that `onSubmit` throws */
    submit: async ({ validate, onSubmit }: FormOptions<V>, unexpected: string) => {
      if (sending) return
      const { values } = state
      const result = validate(values)
      if (result.status === 'invalid') {
        const { problems } = result
        step({ type: 'stopped', wrong: (Object.keys(values) as (keyof V)[]).find((name) => problems[name]) })
        return
      }
      const own = { values, failed: false }
      sending = own
      step({ type: 'sent' })
      try {
        await onSubmit({ ...values, ...result.values }, { fail })
      } catch {
        fail(null, unexpected)
      }
      sending = null
      if (!own.failed) step({ type: 'saved', sent: values })
      step({ type: 'answered' })
    },
  }
}

/** The values as they are sent; as they are while they are invalid. */
const asSent = <V>(values: V, result: Validation<V>): V =>
  result.status === 'valid' ? { ...values, ...result.values } : values

/** Focuses a field and selects its value, so that typing replaces it. */
const goTo = (form: HTMLFormElement | null, field: string) => {
  const control = form?.elements.namedItem(field)
  if (!(control instanceof HTMLElement)) return
  control.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** A form's fields, messages, submit and stored draft. */
export const useForm = <V extends Values<V>>(options: FormOptions<V>): Form<V> => {
  const { settings, t } = useIsland()
  const { validate, messages, showOn = 'submit', initial, keep } = options
  const [form] = useState(() => createForm(initial, draftsOf(settings), keep))
  const state = useSyncExternalStore(form.subscribe, form.get)
  const ref = useRef<HTMLFormElement>(null)
  const { values, shown, refused, wrong } = state
  const { before } = state
  const result = useMemo(() => validate(values), [validate, values])
  const sent = useMemo(() => asSent(before, validate(before)), [validate, before])

  useLayoutEffect(() => {
    if (wrong) goTo(ref.current, String(wrong.field))
  }, [wrong])

  const errorOf = (name: keyof V): string | undefined => {
    const problem = result.status === 'invalid' ? result.problems[name] : undefined
    if (problem !== undefined) return shown.has(name) ? messages[name]?.[problem] : undefined
    return refused[name]?.message
  }

  return {
    field: (name) => {
      const error = errorOf(name)
      return {
        name,
        value: values[name],
        onChange: (value) => form.step({ type: 'changed', field: name, value, shows: showOn === 'change' }),
        onBlur: () => {
          if (showOn === 'blur' && form.get().values[name] !== '') form.step({ type: 'left', field: name })
        },
        ...(error !== undefined && { error }),
      }
    },
    values,
    isValid: result.status === 'valid',
    isChanged: Object.keys(changesOf({ values: asSent(values, result), before: sent })).length > 0,
    isPending: state.status === 'pending',
    ...(state.error !== null && { error: state.error }),
    fail: form.fail,
    discard: form.discard,
    submit: (event) => {
      event?.preventDefault()
      void form.submit(options, t('errors.unexpected'))
    },
    ref,
  }
}
