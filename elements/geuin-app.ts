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
 * Its pages have the paths of the links between the elements, below `route-base`: `/home`, `/explore`,
 * `/community/{slug}`, `/settings` and so on. A page with a router of its own prevents `geuin:navigate`, and calls
 * `navigate` once it has changed the address.
 *
 * For push messages, serve `dist/geuin-sw.js` from the page's own origin as `/geuin-sw.js`; its scope, `/geuin-push/`,
 * holds no page, so a worker of yours stays what it is. A page that demands Trusted Types allows the policy `geuin-sw`.
 * Viewers are asked only after a tap in their settings. They can record videos where the page's `Permissions-Policy`,
 * and a frame's `allow`, have `camera` and `microphone`.
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
