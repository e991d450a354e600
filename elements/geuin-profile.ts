import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import { define, island } from './island'
import type { ElementClass, GeuinProfileElement } from './types'

export type { GeuinProfileElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth'), 'geuin-feed': () => import('./geuin-feed') })

/**
 * A person or a brand: who they are, where they are elsewhere, their videos, communities and loops.
 *
 * A viewer edits their own profile there, and can block others. While a video is open over the page, the page's address
 * has `geuin-video=…`: Back closes it, and the address leads to the video again.
 *
 * @tag geuin-profile
 * @csspart head Picture, names, counts, bio and links.
 * @csspart poster One of their videos.
 * @csspart card One of their communities.
 * @fires geuin:video-change geuin:share geuin:cta geuin:spark geuin:comment geuin:join geuin:report geuin:repost
 */
export const GeuinProfile: ElementClass<GeuinProfileElement> = island({
  tag: 'geuin-profile',
  props: all('string', 'slug', 'brandSlug', 'tab'),
  needs: ['apiHost'],
  start: (context) => {
    import('../src/posters/startPlace').then(({ startPlace }) => startPlace('profile', context)).catch(() => 0)
    return { stop() {} }
  },
  view: () => import('../src/profilePage/ProfileIsland'),
})
define('geuin-profile', GeuinProfile)
