import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { useIsland } from '../kit/island'
import { brandAtom } from './brand.query'
import { applyTheme } from './theme'

/** The request for the brand of an island's site, in all its states. */
export const useBrand = () => useAtomValue(brandAtom(useIsland().settings))

/** Applies the brand's theme to the island once it has loaded. The view of every island calls this once. */
export const useBrandTheme = () => {
  const { root } = useIsland()
  const theme = useBrand().data?.theme
  useLayoutEffect(() => (theme ? applyTheme(root, theme) : undefined), [root, theme])
}
