import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { useIsland } from '../kit/island'
import { brandAtom } from './brand.query'
import { wear } from './look'

/** The brand that an island belongs to, in all states of its request. */
export const useBrand = () => useAtomValue(brandAtom(useIsland().settings))

/** Dresses the island in its brand's look as soon as that is known. Every island's view calls it once. */
export const useBrandLook = () => {
  const { root } = useIsland()
  const look = useBrand().data?.look
  useLayoutEffect(() => (look ? wear(root, look) : undefined), [root, look])
}
