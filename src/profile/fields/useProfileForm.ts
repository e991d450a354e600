import { useSetAtom } from 'jotai'
import { type Form, type FormOptions, useForm } from '../../kit/form'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useStep } from '../../modal/stepContext'
import type { User } from '../../session/session'
import type { ProfileChange } from '../profile'
import { updateProfile } from '../profile.actions'
import { useUnsaved } from './useUnsaved'

interface Options<V> extends Pick<FormOptions<V>, 'validate' | 'initial' | 'messages'> {
  user: User
  /** Name of the form's stored draft. */
  part: 'bio' | 'name' | 'username' | 'birth' | 'social'
  change(values: V): ProfileChange
  /** Message of the toast after a save; null for none. */
  saved: string | null
  /** What a save is for the modal; `finished` unless given. */
  done?: 'finished' | 'onboarded'
  /** Error of the form after a failure. */
  failed: string
  /** Error of a field whose value another user has. */
  taken?: { field: keyof V; message: string }
  onSaved?(): void
}

/** A step's form that changes the viewer's profile; a save shows a toast and finishes the step unless told otherwise. */
export const useProfileForm = <V extends { readonly [K in keyof V]: string }>(options: Options<V>): Form<V> => {
  const { user, part, change, saved, done = 'finished', failed, taken, onSaved, ...formOptions } = options
  const { element } = useIsland()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)

  const form = useForm<V>({
    ...formOptions,
    showOn: 'change',
    keep: `${user.id} ${part}`,
    onSubmit: async (values, { fail }) => {
      const result = await updateProfile(element, change(values))
      if (result.status === 'failed') {
        if (result.code === 'nickname-taken' && taken) fail(taken.field, taken.message)
        else fail(null, failed)
        return
      }
      onSaved?.()
      if (saved !== null) toast(element, { kind: 'success', message: saved })
      dispatch({ type: done })
    },
  })

  useUnsaved(form)
  return form
}
