import type { WireNotificationSettings } from '../../../src/wire/notification'
import type { NotificationChannel, NotificationKind, NotificationTopic } from '../../../src/wire/notificationKinds'

const topics: Record<NotificationKind, NotificationTopic> = {
  comment: 'answers',
  reply: 'answers',
  mention: 'answers',
  spark: 'sparks',
  comment_spark: 'sparks',
  repost: 'sparks',
  creator_accepted: 'posts',
  post_published: 'posts',
  post_failed: 'posts',
  removed: 'posts',
  put_back: 'posts',
  upheld: 'posts',
  new_video: 'communities',
  join_accepted: 'communities',
  role_leader: 'communities',
  role_moderator: 'communities',
  role_member: 'communities',
  member_removed: 'communities',
  member_banned: 'communities',
  join_request: 'requests',
  report_kept: 'requests',
  report_removed: 'requests',
  brand_video: 'news',
  signed_in: 'security',
  contact_changed: 'security',
}

export const topicOf = (kind: NotificationKind): NotificationTopic => topics[kind]

/** The kinds of a topic. */
export const kindsOf = (topic: NotificationTopic): NotificationKind[] =>
  (Object.keys(topics) as NotificationKind[]).filter((kind) => topics[kind] === topic)

const waysOf = (...channels: NotificationChannel[]) => ({
  app: channels.includes('app'),
  mail: channels.includes('mail'),
  push: channels.includes('push'),
})

/** The settings of somebody who has changed none. Push reaches nobody without a browser that was asked to take it. */
export const usualSettings: WireNotificationSettings = {
  answers: waysOf('app', 'mail', 'push'),
  sparks: waysOf('app'),
  posts: waysOf('app', 'mail', 'push'),
  communities: waysOf('app'),
  requests: waysOf('app', 'mail', 'push'),
  news: waysOf(),
  security: waysOf('app', 'mail', 'push'),
  mail_frequency: 'daily',
}
