import { type InferType, object, string } from 'yup'
import { ad } from './ad'
import { call, id, named, page, pageQuery, union } from './envelope'
import { paths } from './paths'
import { userSummary, video } from './video'

const typed = <T extends string>(type: T) => ({
  type: string<T>().oneOf([type]).required(),
})

export const videoItem = video
  .shape({
    ...typed('video'),
    /** Who brought it to this community, loop or profile first; null for what was posted there. */
    reposted_by: userSummary.nullable().defined(),
  })
  .meta(named('FeedVideo'))

/**
 * What a feed shows, one after the other. A reader skips a `type` that it does not know, so that a server may add one.
 * This server has ads in placements; a client shows each once in a feed.
 */
const feedItem = union('FeedItem', {
  video: videoItem,
  ad: ad.shape(typed('ad')).meta(named('FeedAd')),
})

export const feedPage = page(feedItem)
/** `start` is a video's slug: that video comes first, the rest of the feed after it, without it. */
export const feedQuery = { ...pageQuery, start: string().max(200) }
export const noPlace = {
  404: 'No such place in this brand',
  5350: 'The place is closed to viewers who have not joined it',
}

export type WireFeedItem = InferType<typeof feedItem>
export type WireFeed = InferType<typeof feedPage>

export const feedHome = call({
  id: 'feedHome',
  method: 'GET',
  path: paths.feedHome,
  summary: 'The brand’s videos: chosen for the viewer, newest first or most watched first',
  who: 'anyone',
  query: object({
    ...feedQuery,
    sort: string().oneOf(['for_you', 'latest', 'popular']).default('for_you'),
  }),
  answer: feedPage,
})
export const feedEmbedHome = call({
  id: 'feedEmbedHome',
  method: 'GET',
  path: paths.feedEmbedHome,
  summary: 'The videos chosen for one embed of the brand',
  who: 'anyone',
  query: object({ ...feedQuery, embed_id: id().required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedVideo = call({
  id: 'feedVideo',
  method: 'GET',
  path: paths.feedVideo,
  summary: 'One video, then others like it',
  who: 'anyone',
  query: object({ ...pageQuery, slug: string().max(200).required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedLoop = call({
  id: 'feedLoop',
  method: 'GET',
  path: paths.feedLoop,
  summary: 'The videos of a loop',
  who: 'anyone',
  query: object({ ...feedQuery, slug: string().max(200).required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedCommunity = call({
  id: 'feedCommunity',
  method: 'GET',
  path: paths.feedCommunity,
  summary: 'The videos of a community',
  who: 'anyone',
  query: object({ ...feedQuery, slug: string().max(200).required() }),
  answer: feedPage,
  errors: noPlace,
})
