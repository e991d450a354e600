/** The brand of an island: its details, its look, its logo. */
export { BrandLogo, BrandMark } from './BrandLogo'
export type { Brand } from './brand'
export { useBrand, useBrandLook } from './useBrand'
