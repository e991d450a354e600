import { useAtomValue } from 'jotai'
import { useIsland } from '../kit/island'
import { brandAtom } from './brand.query'

/** The request for the brand of an island's site, in all its states. */
export const useBrand = () => useAtomValue(brandAtom(useIsland().settings))
