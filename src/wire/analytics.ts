import { array, type InferType, mixed, number, object, string } from 'yup'
import { call, described, id, named, nothing, timestamp } from './envelope'
import { paths } from './paths'

/** Of an event's properties as JSON, in UTF-16 units. */
const maxProperties = 2000

/** The names of the catalogue, src/analytics/catalogue.ts. */
export const eventNames: readonly string[] = [
  'Video Started',
  'Video Impression',
  'First Quartile',
  'Midpoint',
  'Third Quartile',
  'Complete',
  'Paused',
  'Muted',
  'Unmuted',
  'Watched',
  'Play',
  'Page Viewed',
  'Become CB Request Clicked',
  'Embed Initialized',
  'Embed Viewed',
  'Embed Maximized',
  'Embed Minimized',
  'Placement Initialized',
  'Placement Viewed',
  'Placement Maximized',
  'Placement Minimized',
  'Section Changes',
  'Embed CTA Clicked',
  'Floating Embed',
  'Video Maximized',
  'Video Minimized',
  'Video Inview',
  'Repost Success',
  'Video Sparked',
  'Video Unsparked',
  'Comment Sparked',
  'Comment Unsparked',
  'Swipe Up Gesture',
  'Play Gesture',
  'Pause Gesture',
  'RT Comment Clicked',
  'Commented On Video',
  'Video Shared',
  'Video Reported',
  'Comment Reported',
  'Comment Deleted',
  'Community Shared',
  'Link Viewed',
  'Link Clicked',
  'Link CTA Button Clicked',
  'Ks Username Set',
  'Subscription Clicked',
  'Log Out',
  'Settings Contact Us Form Sent',
  'Notification Settings Modified',
  'Keyword Searched',
  'Check Recent Search',
  'Clear Recent Search',
  'Keyword Search Cancel',
  'Get App Button Clicked',
  'Download App Clicked',
  'Download App Viewed',
  'Get App Link Sent',
]

type Properties = Readonly<Record<string, unknown>>

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= maxProperties

const event = object({
  /** Unique: an event that is sent again is counted once. */
  id: id().required(),
  /** One of {@link eventNames}; events of other names are not stored. */
  name: string().max(60).required(),
  at: timestamp().required(),
  properties: mixed(isProperties)
    .required()
    .meta(described({ type: 'object' })),
  platform_source: number().integer().min(0).max(99).required(),
  brand_id: id().nullable().defined(),
  /** The same for all events between two loads of the page. */
  visit_id: id().required(),
})
  .required()
  .meta(named('AnalyticsEvent'))

export type WireAnalyticsEvent = InferType<typeof event>

export const collectEvents = call({
  id: 'collectEvents',
  method: 'POST',
  path: paths.analytics,
  summary:
    'Takes a batch of analytics events; those that are known already are not counted again, and those of no brand here or of another name than the catalogue’s are left out',
  who: 'anyone',
  bodyTypes: ['application/json', 'text/plain'],
  body: object({ events: array(event).min(1).max(100).required() }),
  answer: nothing,
})
