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
  // What became of a video that the viewer posted, once its processing ended.
  'post_published',
  'post_failed',
  // By moderators, who are not named: of what the viewer made, and of what the viewer reported.
  'removed',
  'put_back',
  'upheld',
  'report_kept',
  'report_removed',
  // By an account of the brand itself.
  'brand_video',
  // Of the viewer's own account.
  'signed_in',
  'contact_changed',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** What a viewer may switch on and off, together for several kinds. */
export const notificationTopics = ['answers', 'sparks', 'posts', 'communities', 'requests', 'news', 'security'] as const

export type NotificationTopic = (typeof notificationTopics)[number]

/** The ways by which a notification reaches somebody: the list, mail, and the browser's push. */
export const notificationChannels = ['app', 'mail', 'push'] as const

export type NotificationChannel = (typeof notificationChannels)[number]

/** Whether a way of a topic is always on, so that nobody takes an account over unnoticed. */
export const isAlwaysOn = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  topic === 'security' && channel !== 'push'

/** When mail comes: soon after something happened, each morning, or on Monday mornings. */
export const mailFrequencies = ['daily', 'at_once', 'weekly'] as const

export type MailFrequency = (typeof mailFrequencies)[number]

/** The hour at which daily and weekly mail comes, where its reader is. */
export const mailHour = 8

/** The list as a whole, or a part of it. */
export const notificationFilters = ['all', 'unread', 'replies', 'requests'] as const

export type NotificationFilter = (typeof notificationFilters)[number]

/** For how many days a notification is kept. */
export const notificationDays = 90
