import { useSetAtom } from 'jotai'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { manageLoopStrings } from './manageLoop.strings'
import { refusalText } from './refusalText'

/**
 * Does something about a loop; a toast says that it is done, or why not.
 * @returns whether it is done
 */
export const useAct = (): ((work: () => Promise<void>, done: string) => Promise<boolean>) => {
  const { element } = useIsland()
  const t = useT(manageLoopStrings)
  const toast = useSetAtom(showToast)
  return async (work, done) => {
    try {
      await work()
      toast(element, { kind: 'success', message: done })
      return true
    } catch (error) {
      toast(element, { kind: 'error', message: refusalText(error, t) })
      return false
    }
  }
}
