import { startApp } from '../src/app/start'
import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import { define, island } from './island'
import type { ElementClass, GeuinAppElement } from './types'

export type { GeuinAppElement } from './types'

offerElements({
  'geuin-auth': () => import('./geuin-auth'),
  'geuin-community': () => import('./geuin-community'),
  'geuin-explore': () => import('./geuin-explore'),
  'geuin-feed': () => import('./geuin-feed'),
  'geuin-loop': () => import('./geuin-loop'),
  'geuin-profile': () => import('./geuin-profile'),
})

/**
 * A whole site of a brand: every page of its community, with a bar or a rail to go between them.
 *
 * @tag geuin-app
 * @csspart nav The bar below the page, or the rail beside it.
 * @csspart page What is between the edges of a page.
 * @fires geuin:video-change geuin:explore-change geuin:share geuin:cta geuin:spark geuin:comment geuin:join geuin:community-change geuin:report geuin:repost
 */
export const GeuinApp: ElementClass<GeuinAppElement> = island({
  tag: 'geuin-app',
  props: { ...all('string', 'routing'), ...all('boolean', 'manageHead') },
  methods: ['navigate'],
  needs: ['apiHost'],
  start: startApp,
  view: () => import('../src/app/AppIsland'),
})
define('geuin-app', GeuinApp)
