import { useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useStep } from '../modal'
import { useAuthContext } from '../session'
import { type DeletionTrouble, deleteAccount } from './profile.actions'

/** Deletes the viewer's account, and leaves: signed out, the modal closed, the page at home. */
export const useDeletion = () => {
  const { element, settings, emit } = useIsland()
  const { tell } = useStep()
  const { signOut } = useAuthContext()
  const [trouble, setTrouble] = useState<DeletionTrouble | null>(null)
  const [isPending, setPending] = useState(false)
  const running = useRef(false)

  const remove = async () => {
    if (running.current) return
    running.current = true
    setPending(true)
    const result = await deleteAccount(element)
    running.current = false
    setPending(false)
    if (result.status === 'failed') {
      setTrouble(result)
      return
    }
    await signOut('deleted')
    tell({ type: 'finished' })
    const href = absoluteRoute(settings, 'home')
    if (emit('geuin:navigate', { page: 'home', href }, { cancelable: true })) location.assign(href)
  }

  return { trouble, isPending, remove }
}
