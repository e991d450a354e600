import { type InferType, object, string } from 'yup'
import { call, page, pageQuery } from './envelope'
import { paths } from './paths'
import { video } from './video'

const feedPage = page(video)
/** `start` is a video's slug: that video comes first, the rest of the feed after it, without it. */
const feedQuery = { ...pageQuery, start: string().max(200) }
const noPlace = { 404: 'No such place, or none that this viewer may see' }

export type WireFeed = InferType<typeof feedPage>

export const feedHome = call({
  id: 'feedHome',
  method: 'GET',
  path: paths.feedHome,
  summary: 'The brand’s videos: chosen for the viewer, newest first or most watched first',
  who: 'anyone',
  query: object({ ...feedQuery, sort: string().oneOf(['for_you', 'latest', 'popular']).default('for_you') }),
  answer: feedPage,
})
export const feedEmbedHome = call({
  id: 'feedEmbedHome',
  method: 'GET',
  path: paths.feedEmbedHome,
  summary: 'The videos chosen for one embed of the brand',
  who: 'anyone',
  query: object({ ...feedQuery, embed_id: string().required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedVideo = call({
  id: 'feedVideo',
  method: 'GET',
  path: paths.feedVideo,
  summary: 'One video, then others like it',
  who: 'anyone',
  query: object({ ...pageQuery, slug: string().required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedLoop = call({
  id: 'feedLoop',
  method: 'GET',
  path: paths.feedLoop,
  summary: 'The videos of a loop',
  who: 'anyone',
  query: object({ ...feedQuery, slug: string().required() }),
  answer: feedPage,
  errors: noPlace,
})
export const feedCommunity = call({
  id: 'feedCommunity',
  method: 'GET',
  path: paths.feedCommunity,
  summary: 'The videos of a community',
  who: 'anyone',
  query: object({ ...feedQuery, slug: string().required() }),
  answer: feedPage,
  errors: noPlace,
})
