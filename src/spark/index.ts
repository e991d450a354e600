/** Sparks: what viewers like. */
export { useSpark } from './useSpark'
export { useSparkGoesOn } from './useSparkGoesOn'
