import { startFeed } from '../src/feed/first'
import { offerElements } from '../src/kit/elements'
import sheet from './geuin-feed.css'
import { define, island } from './island'
import type { ElementClass, GeuinFeedElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth') })

/**
 * A feed of short videos, swiped through one at a time. With the property `items`, or a child
 * `<script type="application/json">` with the same array, it shows a page's own videos and asks no server.
 *
 * @tag geuin-feed
 * @attr {home|latest|popular|community|loop|profile|video|placement} [source=home] Where the videos come from.
 * @attr {string} slug Which community, loop, profile or video.
 * @attr {string} placement-id Which placement.
 * @attr {string} embed-id Which embed of the brand.
 * @attr {feed|carousel|grid|floating} [layout=feed] How the videos are laid out.
 * @attr {string} start The slug of the video to begin with.
 * @attr {boolean} muted Begins without sound, whatever the viewer chose before on this page.
 * @attr {boolean} no-autoplay Waits for a tap.
 * @attr {boolean} no-loop Goes on to the next video at the end of one.
 * @fires geuin:video-change geuin:spark geuin:comment geuin:repost geuin:share geuin:report geuin:cta
 * @fires geuin:signin-required geuin:navigate geuin:analytics
 */
export const GeuinFeed: ElementClass<GeuinFeedElement> = island({
  tag: 'geuin-feed',
  props: {
    source: 'string',
    slug: 'string',
    placementId: 'string',
    embedId: 'string',
    layout: 'string',
    start: 'string',
    muted: 'boolean',
    noAutoplay: 'boolean',
    noLoop: 'boolean',
    items: 'json',
  },
  methods: ['next', 'previous', 'play', 'pause'],
  data: 'items',
  needs: ({ items }) => (items ? [] : ['apiHost']),
  sheets: [sheet],
  start: startFeed,
  view: () => import('../src/feed/FeedIsland'),
})

define('geuin-feed', GeuinFeed)
