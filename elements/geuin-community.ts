import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import { define, island } from './island'
import type { ElementClass, GeuinCommunityElement } from './types'

export type { GeuinCommunityElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth'), 'geuin-feed': () => import('./geuin-feed') })

/**
 * A community: its header with the way in, its videos, its loops and its members; as a card, what it is, the way in and its
 * latest videos.
 *
 * The tabs stick to the upper edge while their section is scrolled: a page with a bar of its own up there says
 * `--geuin-sticky-top: 64px`. An invitation's link leads to the community's page with `geuin-invite=…` in its address,
 * and the element there shows it. While a video is open over the page, the page's address has `geuin-video=…`: Back
 * closes it, and the address leads to the video again.
 *
 * @tag geuin-community
 * @csspart banner The picture over its name.
 * @csspart head Its picture, name, counts, description and the way in.
 * @csspart poster One of its videos.
 * @csspart card All of it, with `layout="card"`.
 * @fires geuin:video-change geuin:share geuin:cta geuin:spark geuin:comment geuin:join geuin:community-change geuin:report geuin:repost
 */
export const GeuinCommunity: ElementClass<GeuinCommunityElement> = island({
  tag: 'geuin-community',
  props: all('string', 'slug', 'tab', 'layout'),
  needs: ['apiHost'],
  start: (context) => {
    import('../src/posters/startPlace').then(({ startPlace }) => startPlace('community', context)).catch(() => 0)
    return { stop() {} }
  },
  mountKey: ({ layout }) => (layout === 'card' ? 'card' : 'page'),
  view: ({ layout }) =>
    layout === 'card' ? import('../src/community/box/BoxIsland') : import('../src/community/CommunityIsland'),
})
define('geuin-community', GeuinCommunity)
