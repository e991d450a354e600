/** The script tag's loader as a module for bundlers, which must see every import: they name the files anew. */
import { feedPathToPrefetch } from '../src/feed/prefetch'
import type { ElementTag } from '../src/kit/elements'
import { startLoader } from '../src/kit/loader'

const files: Readonly<Record<string, () => Promise<unknown>>> = {
  index: () => import('geuin'),
  upgrade: () => import('../src/upgrade/upgrade'),
  'elements/geuin-app': () => import('geuin/elements/geuin-app.js'),
  'elements/geuin-auth': () => import('geuin/elements/geuin-auth.js'),
  'elements/geuin-community': () => import('geuin/elements/geuin-community.js'),
  'elements/geuin-explore': () => import('geuin/elements/geuin-explore.js'),
  'elements/geuin-feed': () => import('geuin/elements/geuin-feed.js'),
  'elements/geuin-loop': () => import('geuin/elements/geuin-loop.js'),
  'elements/geuin-profile': () => import('geuin/elements/geuin-profile.js'),
} satisfies Record<'index' | 'upgrade' | `elements/${ElementTag}`, () => Promise<unknown>>

/** A bundler loads an element's chunks with it, and has its own names for them. */
const chunksByTag: Record<ElementTag, string> = {
  'geuin-app': '',
  'geuin-auth': '',
  'geuin-community': '',
  'geuin-explore': '',
  'geuin-feed': '',
  'geuin-loop': '',
  'geuin-profile': '',
}

startLoader(
  (path) => files[path]?.() ?? Promise.reject(new Error(path)),
  () => {},
  chunksByTag,
  feedPathToPrefetch,
)
