import type { ElementTag } from '../src/kit/elements'
import type { ElementsByTag } from './types'

const registered: { readonly [T in keyof ElementsByTag]: true } = {
  'geuin-app': true,
  'geuin-auth': true,
  'geuin-community': true,
  'geuin-explore': true,
  'geuin-feed': true,
  'geuin-loop': true,
  'geuin-profile': true,
}

/** Every element's tag. The build makes `dist/elements/<tag>.js` of each `elements/<tag>.ts`, and tells the loader. */
export const tags: readonly ElementTag[] = Object.keys(registered) as (keyof ElementsByTag)[]
