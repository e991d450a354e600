/** Sparks: what viewers like. */
export { useSpark } from './useSpark'
