import type { GeuinAuthElement, GeuinCommunityElement, GeuinFeedElement } from './types'

/** Every custom element: its type by its tag. The build makes `dist/elements/<tag>.js` of each `elements/<tag>.ts`. */
export interface ElementsByTag {
  'geuin-auth': GeuinAuthElement
  'geuin-community': GeuinCommunityElement
  'geuin-feed': GeuinFeedElement
}

const registered: { readonly [T in keyof ElementsByTag]: true } = {
  'geuin-auth': true,
  'geuin-community': true,
  'geuin-feed': true,
}

export const tags: readonly string[] = Object.keys(registered)

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
