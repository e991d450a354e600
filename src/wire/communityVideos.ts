import { boolean, object } from 'yup'
import { communityId, leadersOnly } from './community'
import { call, count, id } from './envelope'
import { reportNote } from './fields'
import { paths } from './paths'
import { loopSummary, videoLink } from './video'

const video = { ...communityId, video_id: id().required() }
const errors = { ...leadersOnly, 404: 'No such community, or no such video in it' }

export const pinVideo = call({
  id: 'pinVideo',
  method: 'POST',
  path: paths.communityPinVideo,
  summary:
    'Puts a video first in its community, in place of another one, or with null none; saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ ...communityId, video_id: id().nullable().defined() }),
  answer: object({ pinned_video: videoLink.nullable().default(undefined).defined() }).required(),
  errors,
})

export const removeVideo = call({
  id: 'removeVideo',
  method: 'POST',
  path: paths.communityRemoveVideo,
  summary:
    'Takes a video out of a community. Posted there, it goes out of sight, its author is told why and may answer, as with ' +
    'other decisions of moderators; reposted there, only the reposts go. Saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ ...video, reason: reportNote() }),
  answer: object({ counts: object({ videos: count().required() }).required() }).required(),
  errors: {
    ...errors,
    403: 'Only for leaders and moderators; nobody about what is one’s own',
    5352: 'The viewer may not write there',
  },
})

export const moveVideo = call({
  id: 'moveVideo',
  method: 'POST',
  path: paths.communityMoveVideo,
  summary: 'Puts a video of a community into one of its loops, or with null into none',
  who: 'viewer',
  once: true,
  body: object({ ...video, loop_id: id().nullable().defined() }),
  answer: object({ loop: loopSummary.nullable().default(undefined).defined() }).required(),
  errors: {
    ...errors,
    404: 'No such community, or no such video or loop in it',
    409: 'The video is in a closed loop, and stays there',
  },
})

export const setComments = call({
  id: 'setComments',
  method: 'POST',
  path: paths.communityComments,
  summary: 'Closes the comments under a video of a community, or opens them; those that are there stay',
  who: 'viewer',
  once: true,
  body: object({ ...video, off: boolean().required() }),
  answer: object({ comments_off: boolean().required() }).required(),
  errors,
})
