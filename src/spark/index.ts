/** Sparks: what viewers like. */
export { useBurst } from './useBurst'
export { useSpark } from './useSpark'
export { useSparkGoesOn } from './useSparkGoesOn'
