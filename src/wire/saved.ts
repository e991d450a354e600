import { boolean, object } from 'yup'
import { call, id, nothing, pageQuery } from './envelope'
import { feedPage, noPlace } from './feed'
import { paths } from './paths'

export const savedVideos = call({
  id: 'savedVideos',
  method: 'GET',
  path: paths.savedVideos,
  summary: 'The videos that the viewer keeps for later, the newest first; with `video_id` that one alone, if it is one',
  who: 'viewer',
  query: object({ ...pageQuery, video_id: id() }),
  answer: feedPage,
})

export const saveVideo = call({
  id: 'saveVideo',
  method: 'POST',
  path: paths.savedVideos,
  summary: 'Keeps a video for later, or no longer',
  who: 'viewer',
  body: object({ video_id: id().required(), saved: boolean().required() }),
  answer: nothing,
  errors: noPlace,
})

export const clearSaved = call({
  id: 'clearSaved',
  method: 'DELETE',
  path: paths.savedVideos,
  summary: 'Keeps none of the viewer’s videos for later any more',
  who: 'viewer',
  answer: nothing,
})

/** `is_on`: whether what the viewer watches is remembered. */
const historySetting = object({ is_on: boolean().required() }).required()

export const watchHistory = call({
  id: 'watchHistory',
  method: 'GET',
  path: paths.watchHistory,
  summary: 'The videos that the viewer watched, the last one first',
  who: 'viewer',
  query: object(pageQuery),
  answer: feedPage.concat(historySetting),
})

export const setWatchHistory = call({
  id: 'setWatchHistory',
  method: 'POST',
  path: paths.watchHistory,
  summary: 'Switches the history on or off; what it holds stays',
  who: 'viewer',
  body: historySetting,
  answer: historySetting,
})

export const clearWatchHistory = call({
  id: 'clearWatchHistory',
  method: 'DELETE',
  path: paths.watchHistory,
  summary: 'Forgets that the viewer watched one video, or all without `video_id`',
  who: 'viewer',
  query: object({ video_id: id() }),
  answer: nothing,
})
