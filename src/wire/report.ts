import { boolean, object, string } from 'yup'
import { call, id, nothing, page, pageQuery } from './envelope'
import { reportNote } from './fields'
import { paths } from './paths'
import { oneTarget } from './target'
import { userSummary } from './video'

export const reportReasons = ['spam', 'nudity', 'harassment', 'hate', 'violence', 'stolen', 'other'] as const

export const report = call({
  id: 'report',
  method: 'POST',
  path: paths.report,
  summary:
    'Tells the moderators about a video or a comment; the author is not told who did. Once a viewer, who does not see it ' +
    'until they have decided',
  who: 'viewer',
  once: true,
  body: object({
    video_id: id(),
    comment_id: id(),
    reason: string()
      .oneOf([...reportReasons])
      .required(),
    note: reportNote(),
  }).test(oneTarget),
  answer: nothing,
  errors: { 404: 'No such video or comment', 5350: 'It is in a place that the viewer has not joined' },
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
