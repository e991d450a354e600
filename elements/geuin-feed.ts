import { layoutOf } from '../src/feed/feed.items'
import { startFeed } from '../src/feed/start'
import { all } from '../src/kit/islandProps'
import { offerElements } from '../src/kit/knownElements'
import styles from './geuin-feed.css'
import { firstMedia } from './geuin-feed.first'
import { define, island } from './island'
import type { ElementClass, GeuinFeedElement } from './types'

export type { FeedItem, GeuinFeedElement } from './types'

offerElements({ 'geuin-auth': () => import('./geuin-auth') })

const posters = () => import('../src/posters/Posters')
const views = {
  feed: () => import('../src/feed/FeedIsland'),
  carousel: posters,
  grid: posters,
  floating: () => import('../src/feed/floating/Floating'),
}

/**
 * A feed of short videos. With `items`, or their array in a child `<script type="application/json">`, it asks no server.
 *
 * It works by keyboard alone; `?` lists the keys. A double tap sparks. In a video of more than 30 seconds, a double tap
 * at a side moves by 10 seconds instead. Holding a side plays at double speed. Media keys and lock screens steer the
 * feed that was heard last. Comments open over the lower part of a feed, and beside it where it is 900 px wide.
 *
 * A carousel, a grid and a floating player open the feed over the window. While a video is open over the page, the
 * page's address has `geuin-video=…`: Back closes it, and the address leads to the video again.
 *
 * @tag geuin-feed
 * @csspart caption Who, where and what, over the lower part of a video.
 * @csspart rail What can be done with a video, beside it.
 * @csspart action One of these.
 * @csspart scrubber The line under a video.
 * @csspart sound The button for sound.
 * @csspart bar Brand and tabs, over a feed.
 * @csspart head The line over a carousel or a grid.
 * @csspart poster A video in a carousel or a grid.
 * @csspart comments The comments, over the lower part of a feed or beside it.
 * @csspart player The small player of `floating`.
 * @fires geuin:video-change geuin:share geuin:cta geuin:spark geuin:comment geuin:join geuin:report geuin:repost
 */
export const GeuinFeed: ElementClass<GeuinFeedElement> = island({
  tag: 'geuin-feed',
  props: {
    ...all('string', 'source', 'slug', 'placementId', 'section', 'embedId', 'layout', 'start', 'startAt'),
    ...all('boolean', 'muted', 'noAutoplay', 'noLoop'),
    items: 'list',
  },
  methods: ['next', 'previous', 'play', 'pause'],
  data: 'items',
  needs: ({ items }) => (items ? [] : ['apiHost']),
  sheets: [styles],
  mountKey: ({ layout }) => layoutOf(layout),
  start: startFeed,
  view: ({ layout }) => views[layoutOf(layout)](),
})

const defineFeed = () => define('geuin-feed', GeuinFeed)
// To define it starts it, which takes a slow phone a tenth of a second: an answer that has come would lie unread.
if (firstMedia) firstMedia.then(defineFeed)
else defineFeed()
