import { type ComponentType, useEffect } from 'react'
import { useIsland } from '../kit/island'
import { type LazyView, useLazyView } from '../ui/lazyView'
import { showFailure } from './showFailure'

/**
 * A dialog whose code loads when it opens; where that fails it closes, and a toast says so.
 * @returns its component while it is open and there
 */
export const useDialogView = <P>(view: LazyView<P>, isOpen: boolean, close: () => void): ComponentType<P> | null => {
  const { element } = useIsland()
  const state = useLazyView(isOpen ? view : null)
  const hasFailed = state.status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!hasFailed) return
    close()
    void showFailure(element, null)
  }, [hasFailed])
  return isOpen && state.status === 'ready' ? state.View : null
}
