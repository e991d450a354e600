import { array, boolean, type InferType, object, string } from 'yup'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { joinRequest } from './membership'
import { mailFrequencies, notificationDays, notificationFilters, notificationKinds } from './notificationKinds'
import { paths } from './paths'
import { communitySummary, loopSummary, userSummary, videoLink } from './video'

const notification = object({
  /** Of the latest notification of the group. */
  notification_id: id().required(),
  kind: string()
    .oneOf([...notificationKinds])
    .required(),
  /** When the latest happened. */
  created_at: timestamp().required(),
  is_read: boolean().required(),
  /** How often it happened that day to the same thing. */
  times: count().required(),
  /** Who did it, the latest first; at most three of `actors_count`. */
  actors: array(userSummary).max(3).required(),
  actors_count: count().required(),
  video: videoLink.nullable().defined(),
  comment: object({ comment_id: id().required(), text: string().defined() }).nullable().defined(),
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
  /** A post of the viewer's own that failed; it never became a video. */
  post: object({ video_id: id().required(), caption: string().defined() }).nullable().defined(),
  /** Those of the group who still wait to join, the latest first, while the viewer may answer them. */
  requests: array(joinRequest).max(3).required(),
})
  .required()
  .meta(named('Notification'))

const state = object({
  /** Of the list's items. */
  unread_count: count().required(),
  /** The latest notification; null where there is none. */
  latest_id: id().nullable().defined(),
}).required()

const channels = object({ app: boolean().required(), mail: boolean().required(), push: boolean().required() })
  .required()
  .meta(named('NotificationChannels'))

const settings = object({
  /** Comments, replies and mentions. */
  answers: channels,
  /** Sparks and reposts; by push at most once a day for each of the viewer's videos and comments. */
  sparks: channels,
  /** What becomes of what the viewer posted. */
  posts: channels,
  /** New videos, acceptance and roles in communities and loops. */
  communities: channels,
  /** Requests to those who lead, and what became of the viewer's own reports. */
  requests: channels,
  /** Videos by the brand's own accounts. */
  news: channels,
  /** New sign-ins and changed addresses: always in the list, and by a mail of their own. */
  security: channels,
  /** When the mail of all other topics comes: soon, each day or each Monday at 8:00 where the viewer is. */
  mail_frequency: string()
    .oneOf([...mailFrequencies])
    .required(),
})
  .required()
  .meta(named('NotificationSettings'))

export type WireNotification = InferType<typeof notification>
export type WireNotificationState = InferType<typeof state>
export type WireNotificationSettings = InferType<typeof settings>

/** A language tag such as `de-AT`. */
const language = () => string().matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/)

/** A name of the IANA database such as `Europe/Vienna`. */
const timeZone = () => string().matches(/^[A-Za-z0-9_+/-]{1,50}$/)

export const notifications = call({
  id: 'notifications',
  method: 'GET',
  path: paths.notifications,
  summary: `What happened around the viewer in the last ${notificationDays} days, newest first: what happened to the same thing on a day is one item`,
  who: 'viewer',
  query: object({
    ...pageQuery,
    filter: string()
      .oneOf([...notificationFilters])
      .default('all'),
  }),
  answer: page(notification).concat(state),
})

export const notificationStream = call({
  id: 'notificationStream',
  method: 'GET',
  path: paths.notificationStream,
  summary:
    'How many are unread, now and after each change, as server-sent events of type `notifications` while the connection ' +
    'is open. The server ends it after some minutes; the caller opens it again',
  who: 'viewer',
  /** Of the viewer’s mails from now on; an IANA time zone. */
  query: object({ language: language(), time_zone: timeZone() }),
  responds: 'bytes',
  mediaType: 'text/event-stream',
  answer: nothing,
  errors: { 503: 'Too many are open: ask for the list from time to time' },
})

export const readNotifications = call({
  id: 'readNotifications',
  method: 'POST',
  path: paths.notificationRead,
  summary: 'Marks items as read with what happened before, all of them without `notification_ids`',
  who: 'viewer',
  body: object({ notification_ids: array(id().required()).min(1).max(100) }),
  answer: state,
})

export const notificationSettings = call({
  id: 'notificationSettings',
  method: 'GET',
  path: paths.notificationSettings,
  summary: 'Which notifications reach the viewer, and how',
  who: 'viewer',
  answer: settings,
})

const change = () =>
  object({ app: boolean(), mail: boolean(), push: boolean() }).default(undefined).meta(named('NotificationChange'))

export const updateNotificationSettings = call({
  id: 'updateNotificationSettings',
  method: 'POST',
  path: paths.notificationSettings,
  summary: 'Changes what is given of the settings',
  who: 'viewer',
  body: object({
    answers: change(),
    sparks: change(),
    posts: change(),
    communities: change(),
    requests: change(),
    news: change(),
    security: object({ push: boolean() }).default(undefined).meta(named('SecurityNotificationChange')),
    mail_frequency: string().oneOf([...mailFrequencies]),
  }),
  answer: settings,
})

const base64url = (max: number) =>
  string()
    .max(max)
    .matches(/^[A-Za-z0-9_-]+$/)

export const pushKey = call({
  id: 'pushKey',
  method: 'GET',
  path: paths.pushSubscription,
  summary: 'The public key that a browser subscribes to push messages with',
  who: 'viewer',
  answer: object({
    /** An uncompressed point of P-256, base64url: `applicationServerKey`. */
    public_key: base64url(100).required(),
  }).required(),
})

export const subscribePush = call({
  id: 'subscribePush',
  method: 'POST',
  path: paths.pushSubscription,
  summary:
    'Sends push messages to this browser until the viewer signs out there; a subscription as the Push API gives it',
  who: 'viewer',
  body: object({
    endpoint: string().url().max(1000).required(),
    keys: object({ p256dh: base64url(100).required(), auth: base64url(50).required() }).required(),
    /** The language of the messages. */
    language: language().required(),
  }),
  answer: nothing,
  errors: { 5340: 'The endpoint is none of the public web' },
})

export const unsubscribePush = call({
  id: 'unsubscribePush',
  method: 'DELETE',
  path: paths.pushSubscription,
  summary: 'Sends this browser no more; one that is not known is no error',
  who: 'viewer',
  query: object({ endpoint: string().max(1000).required() }),
  answer: nothing,
})
