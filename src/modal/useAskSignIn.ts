import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useIsland } from '../kit/island'
import type { Wish } from './modal'
import { askSignInAtom } from './modal.actions'
import { type GrantWish, grantsWishes } from './wishes'

/**
 * For an action that needs a signed-in viewer: asks the page, then the viewer.
 * @param goOn does what was wanted once they have signed in, also after a way to a provider and back; gives false for
 * a wish that is somebody else's
 * @returns a function that gives true when somebody is signed in and the action may go on now
 */
export const useAskSignIn = (goOn?: GrantWish): ((wish: Wish) => boolean) => {
  const { element, settings } = useIsland()
  const ask = useSetAtom(askSignInAtom)
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => grantsWishes(element, (wish) => latest.current?.(wish) ?? false), [element])
  return useCallback((wish: Wish) => ask({ wish, element, settings }), [ask, element, settings])
}
