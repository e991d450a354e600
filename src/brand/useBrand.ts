import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useLayoutEffect } from 'react'
import { useIsland } from '../kit/island'
import { brandAtom } from './brand.query'
import { applyTheme } from './theme'

/** The request for the brand of an island's site, in all its states. */
export const useBrand = () => useAtomValue(brandAtom(useIsland().settings))

const noBrand = atom(null)

/**
 * Applies the brand's theme to the island once it has loaded. The view of every island calls this once.
 * @param isServed false where the island has no server, so that there is no brand to load
 */
export const useBrandTheme = (isServed = true) => {
  const { root, settings } = useIsland()
  const theme = useAtomValue(isServed ? brandAtom(settings) : noBrand)?.data?.theme
  useLayoutEffect(() => (theme ? applyTheme(root, theme) : undefined), [root, theme])
}
