import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useIsland } from '../kit/island'
import { takeToast } from '../kit/lateToast'
import { showToast } from '../kit/toasts'

/** Shows the toast that the previous page stored for this one. For an element that has a `Toaster`. */
export const useLateToast = () => {
  const { element, settings } = useIsland()
  const show = useSetAtom(showToast)
  useEffect(() => {
    const late = takeToast(settings)
    if (late) show(element, late)
  }, [settings, show, element])
}
