import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import { define, island } from './island'
import type { ElementClass, GeuinExploreElement } from './types'

export type { GeuinExploreElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth') })

/**
 * What a brand has to discover: featured communities and loops, by category too, people whose work is worth a look, and the
 * communities that this browser showed last.
 *
 * `grid` is for a page of its own, `carousel` for a page's margin: each section is a strip.
 *
 * @tag geuin-explore
 * @csspart card One of the communities or people.
 * @fires geuin:explore-change geuin:share geuin:spark geuin:comment geuin:join geuin:report geuin:repost
 */
export const GeuinExplore: ElementClass<GeuinExploreElement> = island({
  tag: 'geuin-explore',
  props: all('string', 'layout', 'category'),
  needs: ['apiHost'],
  view: () => import('../src/explore/ExploreIsland'),
})
define('geuin-explore', GeuinExplore)
