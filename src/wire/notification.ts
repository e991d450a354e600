import { array, boolean, type InferType, object, string } from 'yup'
import { call, count, id, named, page, pageQuery, timestamp } from './envelope'
import { paths } from './paths'
import { communitySummary, loopSummary, userSummary, videoLink } from './video'

/** What happened. The words are the client's, in the viewer's language. */
export const notificationKinds = [
  'spark',
  'comment_spark',
  'comment',
  'reply',
  'mention',
  'repost',
  'join_request',
  'join_accepted',
  // Of the viewer's own place in a community.
  'role_leader',
  'role_moderator',
  'role_member',
  'member_removed',
  'member_banned',
  'new_video',
  'creator_accepted',
  // By moderators, who are not named: of what the viewer made, and of what the viewer reported.
  'removed',
  'put_back',
  'upheld',
  'report_kept',
  'report_removed',
] as const

const notification = object({
  notification_id: id().required(),
  kind: string()
    .oneOf([...notificationKinds])
    .required(),
  created_at: timestamp().required(),
  is_read: boolean().required(),
  /** Who did it, the latest first; at most three of `actors_count`. */
  actors: array(userSummary).max(3).required(),
  actors_count: count().required(),
  video: videoLink.nullable().defined(),
  comment: object({ comment_id: id().required(), text: string().defined() }).nullable().defined(),
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
})
  .required()
  .meta(named('Notification'))

const unread = object({ unread_count: count().required() }).required()

const settings = object({
  /** Comments, replies and mentions. */
  comments: boolean().required(),
  /** Sparks and reposts, at most one a day for each video. */
  sparks: boolean().required(),
  /** New videos, requests and answers in communities and loops. */
  communities: boolean().required(),
})
  .required()
  .meta(named('NotificationSettings'))

export type WireNotification = InferType<typeof notification>
export type WireNotificationSettings = InferType<typeof settings>

export const notifications = call({
  id: 'notifications',
  method: 'GET',
  path: paths.notifications,
  summary: 'What happened around the viewer, newest first, with the number of unread ones',
  who: 'viewer',
  query: object(pageQuery),
  answer: page(notification).concat(unread),
})

export const readNotifications = call({
  id: 'readNotifications',
  method: 'POST',
  path: paths.notificationRead,
  summary: 'Marks notifications as read, all of them without `notification_ids`',
  who: 'viewer',
  body: object({ notification_ids: array(id().required()).min(1).max(100) }),
  answer: unread,
})

export const notificationSettings = call({
  id: 'notificationSettings',
  method: 'GET',
  path: paths.notificationSettings,
  summary: 'Which notifications the viewer wants',
  who: 'viewer',
  answer: settings,
})

export const updateNotificationSettings = call({
  id: 'updateNotificationSettings',
  method: 'POST',
  path: paths.notificationSettings,
  summary: 'Changes what is given of them',
  who: 'viewer',
  body: object({ comments: boolean(), sparks: boolean(), communities: boolean() }),
  answer: settings,
})
