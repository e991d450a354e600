import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useIsland } from '../kit/island'
import type { Wish } from './auth'
import { askSignInAtom } from './auth.actions'

/**
 * For an action that needs a signed-in viewer: asks the page, then the viewer.
 * @returns a function that gives true when somebody is signed in and the action may go on
 */
export const useAskSignIn = (): ((wish: Wish) => boolean) => {
  const { element, settings } = useIsland()
  const ask = useSetAtom(askSignInAtom)
  return useCallback((wish: Wish) => ask({ wish, element, settings }), [ask, element, settings])
}
