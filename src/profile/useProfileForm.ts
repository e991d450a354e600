import { useSetAtom } from 'jotai'
import { type Form, type FormOptions, useForm } from '../kit/form'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useStep } from '../modal/stepContext'
import type { User } from '../session/session'
import type { ProfileChange } from './profile'
import { updateProfile } from './profile.actions'
import { useUnsaved } from './useUnsaved'

interface Options<V> extends Pick<FormOptions<V>, 'schema' | 'context' | 'initial' | 'messages'> {
  user: User
  /** Names what is kept of it while it is not saved. */
  part: 'bio' | 'name' | 'username' | 'birth' | 'social'
  change(values: V): ProfileChange
  /** What a toast says when it is saved. */
  saved: string
  /** What the form says when it is not. */
  failed: string
  /** The one field's own message for a name that somebody else has. */
  taken?: { field: keyof V; message: string }
  onSaved?(): void
}

/** A form that changes something about the viewer, in a step: saved, it says so and the step is done. */
export const useProfileForm = <V extends { readonly [K in keyof V]: string }>(options: Options<V>): Form<V> => {
  const { user, part, change, saved, failed, taken, onSaved, ...given } = options
  const { element } = useIsland()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)

  const form = useForm<V>({
    ...given,
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
      toast(element, { kind: 'success', message: saved })
      dispatch({ type: 'finished' })
    },
  })

  useUnsaved(form)
  return form
}
