import { useState } from 'react'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { usePending } from '../kit/usePending'
import { useStep } from '../modal'
import { useAuthContext } from '../session'
import { type DeletionTrouble, deleteAccount } from './profile.actions'

/** Deletes the viewer's account, and leaves: signed out, the modal closed, the page at home. */
export const useDeletion = () => {
  const { element, settings, emit } = useIsland()
  const { tell } = useStep()
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
      tell({ type: 'finished' })
      const href = absoluteRoute(settings, 'home')
      if (emit('geuin:navigate', { page: 'home', href }, { cancelable: true })) location.assign(href)
    })

  return { trouble, isPending, remove }
}
