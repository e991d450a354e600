import { useLayoutEffect } from 'react'
import { useIsland } from '../../kit/island'
import { isFocusLost } from '../list/useRowFocus'

/** Gives the focus to the page's heading once a view has replaced the button that was pressed. */
export const useHeadingFocus = (hasReplaced: boolean): void => {
  const { root } = useIsland()
  useLayoutEffect(() => {
    if (hasReplaced && isFocusLost(root)) root.querySelector('h1')?.focus()
  }, [root, hasReplaced])
}
