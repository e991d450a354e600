import { boolean, object, string } from 'yup'
import { call, id, nothing, page, pageQuery } from './envelope'
import { reportNote } from './fields'
import { paths } from './paths'
import { userSummary } from './video'

/** What is wrong with a video, a comment or a person; `impersonation` is about people, `stolen` about what they made. */
export const reportReasons = [
  ...(['spam', 'nudity', 'harassment', 'hate', 'violence', 'stolen', 'impersonation', 'other'] as const),
] as const

export const report = call({
  id: 'report',
  method: 'POST',
  path: paths.report,
  summary:
    'Tells the moderators about a video, a comment or a person, who are not told who did. Once a viewer, who does not see ' +
    'the video or comment until they have decided. Without `community_id` a person is reported to the administration',
  who: 'viewer',
  once: true,
  body: object({
    video_id: id(),
    comment_id: id(),
    user_id: id(),
    /** Of a person: the community that it happened in, whose leaders decide. */
    community_id: id(),
    reason: string()
      .oneOf([...reportReasons])
      .required(),
    note: reportNote(),
  }).test(
    'target',
    'one of video_id, comment_id and user_id is needed',
    (it) => [it.video_id, it.comment_id, it.user_id].filter(Boolean).length === 1,
  ),
  answer: nothing,
  errors: {
    403: 'Nobody reports themselves, or where they are banned',
    404: 'No such video, comment or person, or the person is not in the community',
    5350: 'It is in a place that the viewer has not joined',
  },
})

export const hide = call({
  id: 'hide',
  method: 'POST',
  path: paths.hide,
  summary:
    'Keeps a video, or everything from a person, away from the viewer, or takes that back; saying it twice changes nothing',
  who: 'viewer',
  once: true,
  body: object({ video_id: id(), user_id: id(), hidden: boolean().default(true) }).test(
    'target',
    'one of video_id and user_id is needed',
    (it) => Boolean(it.video_id) !== Boolean(it.user_id),
  ),
  answer: nothing,
  errors: { 404: 'No such video or person' },
})

export const hiddenPeople = call({
  id: 'hiddenPeople',
  method: 'GET',
  path: paths.hide,
  summary: 'The people whom the viewer keeps away, the latest first',
  who: 'viewer',
  query: object(pageQuery),
  answer: page(userSummary),
})
