import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import { nextPageToast, showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { usePending } from '../../ui/button/Button'
import { type DeletionTrouble, deleteAccount } from '../profile.actions'
import { profileStrings } from '../profile.strings'

/** Deletes the viewer's account, signs out, closes the modal and opens the home page. */
export const useDeletion = () => {
  const { element, settings, emit } = useIsland()
  const { dispatch } = useStep()
  const t = useT(profileStrings)
  const toast = useSetAtom(showToast)
  const { signOut } = useAuthContext()
  const [trouble, setTrouble] = useState<DeletionTrouble | null>(null)
  const [isPending, run] = usePending()

  const remove = () =>
    run(async () => {
      const result = await deleteAccount(element)
      if (result.status === 'failed') {
        setTrouble(result)
        return
      }
      await signOut('deleted')
      dispatch({ type: 'finished' })
      const href = absoluteRoute(settings, 'home')
      const message = t('profile.delete.done')
      if (emit('geuin:navigate', { page: 'home', href }, { cancelable: true })) {
        nextPageToast.set(settings, message)
        location.assign(href)
      } else toast(element, { kind: 'success', message })
    })

  return { trouble, isPending, remove }
}
