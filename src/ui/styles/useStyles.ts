import { useInsertionEffect } from 'react'
import { useIsland } from '../../kit/island'
import { adoptStyles } from './adoptStyles'

/**
 * Adds a component's style sheet to its shadow root. Sheets are in the order in which components first appear, so no
 * component may rely on its rules coming after another's.
 */
export const useStyles = (sheet: CSSStyleSheet) => {
  const { root } = useIsland()
  useInsertionEffect(() => adoptStyles(root, sheet), [root, sheet])
}
