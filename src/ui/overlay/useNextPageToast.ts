import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useIsland } from '../../kit/island'
import { nextPageToast, showToast } from '../../kit/toasts'

/** Shows the toast that the previous page stored for this one. For an element that has a `Toaster`. */
export const useNextPageToast = () => {
  const { element, settings } = useIsland()
  const show = useSetAtom(showToast)
  useEffect(() => {
    const message = nextPageToast.get(settings)
    nextPageToast.remove(settings)
    if (message) show(element, { kind: 'success', message })
  }, [settings, show, element])
}
