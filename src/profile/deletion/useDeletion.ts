import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { elementsOf } from '../../kit/elements'
import { useIsland } from '../../kit/island'
import { absoluteRoute, templates } from '../../kit/routes'
import { siteKey } from '../../kit/settings'
import { nextPageToast, showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { usePending } from '../../ui/button/Button'
import { type DeletionTrouble, deleteAccount } from '../profile.actions'
import { profileStrings } from '../profile.strings'

interface Moving extends Element {
  navigate(path: string): Promise<void>
}

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
      const isOurs = emit('geuin:navigate', { page: 'home', href }, { cancelable: true })
      const app = elementsOf(siteKey(settings)).find((it) => it.localName === 'geuin-app')
      // Only an app knows where in the page's address its home is.
      if (isOurs && app) await (app as Moving).navigate(templates.home)
      if (isOurs && !app) {
        nextPageToast.set(settings, message)
        location.assign(href)
      } else toast(element, { kind: 'success', message })
    })

  return { trouble, isPending, remove }
}
