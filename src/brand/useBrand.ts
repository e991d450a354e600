import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useLayoutEffect } from 'react'
import { useIsland } from '../kit/island'
import { brandAtom } from './brand.query'
import { wear } from './look'

/** The brand that an island belongs to, in all states of its request. */
export const useBrand = () => useAtomValue(brandAtom(useIsland().settings))

const noBrand = atom(null)

/**
 * Applies the brand's look to the island as soon as the brand is loaded. Every island's view calls it once.
 * @param isServed false where no server stands behind the island, so that there is no brand to load
 */
export const useBrandLook = (isServed = true) => {
  const { root, settings } = useIsland()
  const look = useAtomValue(isServed ? brandAtom(settings) : noBrand)?.data?.look
  useLayoutEffect(() => (look ? wear(root, look) : undefined), [root, look])
}
