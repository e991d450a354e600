import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import { define, island } from './island'
import type { ElementClass, GeuinLoopElement } from './types'

export type { GeuinLoopElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth'), 'geuin-feed': () => import('./geuin-feed') })

/**
 * A loop, which is a group within a community: the way in, its videos and its members.
 *
 * While a video is open over the page, the page's address has `geuin-video=…`: Back closes it, and the address leads to
 * the video again.
 *
 * @tag geuin-loop
 * @csspart head Pictures, name, counts, description and the way in.
 * @csspart poster One of its videos.
 * @fires geuin:video-change geuin:share geuin:cta geuin:spark geuin:comment geuin:join geuin:report geuin:repost
 */
export const GeuinLoop: ElementClass<GeuinLoopElement> = island({
  tag: 'geuin-loop',
  props: all('string', 'slug', 'tab'),
  needs: ['apiHost'],
  start: (context) => {
    import('../src/posters/startPlace').then(({ startPlace }) => startPlace('loop', context)).catch(() => 0)
    return { stop() {} }
  },
  view: () => import('../src/loopPage/LoopIsland'),
})
define('geuin-loop', GeuinLoop)
