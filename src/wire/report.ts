import { object, string } from 'yup'
import { call, id, nothing } from './envelope'
import { paths } from './paths'
import { oneTarget } from './target'

export const reportReasons = ['spam', 'nudity', 'harassment', 'hate', 'violence', 'stolen', 'other'] as const

/** In UTF-16 units. */
export const reportNoteLimit = 300

export const report = call({
  id: 'report',
  method: 'POST',
  path: paths.report,
  summary: 'Tells the moderators about a video or a comment; the author is not told who did. Once a viewer',
  who: 'viewer',
  body: object({
    video_id: id(),
    comment_id: id(),
    reason: string()
      .oneOf([...reportReasons])
      .required(),
    note: string().max(reportNoteLimit),
  }).test(oneTarget),
  answer: nothing,
  errors: { 404: 'No such video or comment' },
})

export const hide = call({
  id: 'hide',
  method: 'POST',
  path: paths.hide,
  summary: 'Keeps a video, or everything from a person, out of the viewer’s feeds',
  who: 'viewer',
  body: object({ video_id: id(), user_id: id() }).test(
    'target',
    'one of video_id and user_id is needed',
    (it) => Boolean(it.video_id) !== Boolean(it.user_id),
  ),
  answer: nothing,
  errors: { 404: 'No such video or person' },
})
