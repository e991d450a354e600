import { useInsertionEffect } from 'react'
import { useIsland } from '../kit/island'
import { adopt } from './sheets'

/**
 * Puts a component's sheet into the root that it is drawn in. Sheets come in the order in which components first
 * appear, so no component may count on its rules standing after another's.
 */
export const useSheet = (sheet: CSSStyleSheet) => {
  const { root } = useIsland()
  useInsertionEffect(() => adopt(root, sheet), [root, sheet])
}
