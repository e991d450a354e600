import { type InferType, mixed, object, string } from 'yup'
import { call, described, id, named, nothing } from './envelope'
import { email, phone } from './fields'
import { paths } from './paths'
import { oneTarget } from './target'

/** Pairs at most, and characters of a name and of a value. */
const maxParams = { pairs: 20, name: 60, value: 200 } as const

const isParam = ([name, value]: [string, unknown]) =>
  name.length <= maxParams.name && typeof value === 'string' && value.length <= maxParams.value

/** Names with strings: what is added to an address. */
const isParams = (value: unknown): value is Record<string, string> => {
  if (typeof value !== 'object' || value === null) return false
  const pairs = Object.entries(value)
  return pairs.length <= maxParams.pairs && pairs.every(isParam)
}
const params = () =>
  mixed(isParams).meta(
    described({
      ...{ type: 'object', maxProperties: maxParams.pairs, propertyNames: { maxLength: maxParams.name } },
      additionalProperties: { type: 'string', maxLength: maxParams.value },
    }),
  )

/**
 * Parameters of a deep link: utm_campaign, utm_source, utm_medium, action, content_type, from_username, community,
 * loop, and whatever else the app should know.
 */
const queryParams = params

export const dynamicLink = call({
  id: 'dynamicLink',
  method: 'POST',
  path: paths.dynamicLink,
  summary:
    'A short link into the app or the site, good for 90 days after it was last opened; its page shows title and ' +
    'picture of what it leads to, so those of the body are for other servers',
  who: 'anyone',
  once: true,
  /** `from_username` is the viewer's own nickname, whatever the body says; a visitor's link has none. */
  body: object({
    query_params: queryParams().required(),
    title: string().max(300).required(),
    preview_url: string().max(2000).defined(),
    /** Where the link leads, such as { page: 'video', slug: 'aurora-ridge' }. */
    path_params: params().required(),
    description: string().max(1000),
  }),
  answer: object({ shortLink: string().required() }).required(),
})

/** What the viewer wanted to do when the app was offered. */
export const getAppTypes = [
  'subscribe',
  'join_as_collaborator',
  'join_community',
  'comment',
  'repost',
  'spark',
  'report',
  'video',
  'get_app',
] as const

export const appLink = call({
  id: 'appLink',
  method: 'POST',
  path: paths.appLink,
  summary:
    'A deep link that goes on with an action in the app; about something closed or unknown it leads to the app as such. ' +
    'Its page shows title and picture of what it leads to',
  who: 'anyone',
  once: true,
  body: object({
    type: string()
      .oneOf([...getAppTypes])
      .required(),
    /** What the action is about: `video_id`, `video_slug`, `community_id`, `community_slug`, `loop_id`, `loop_slug`; and whatever else the app should know. */
    payload: params().required(),
    title: string().max(300),
    description: string().max(1000),
  }),
  answer: object({ link: string().required() }).required(),
})

export const sendDownloadLink = call({
  id: 'sendDownloadLink',
  method: 'POST',
  path: paths.sendDownloadLink,
  summary: 'Sends the link to the app by email, by SMS or both',
  who: 'anyone',
  once: true,
  body: object({
    email: email().nullable(),
    mobile: phone().nullable(),
    query_params: queryParams(),
  }).test('address', 'email or mobile is needed', (it) => Boolean(it.email || it.mobile)),
  answer: nothing,
  errors: {
    429: 'Within a minute of the last one, three in an hour for this address, or twenty for one network; data.retryTime in seconds',
    5262: 'The mail server or the gateway for text messages did not take the message',
    5263: 'Not a number that gets text messages: invalid, a landline, a service; or this server sends none',
  },
})

export const resolveHtml = call({
  id: 'resolveHtml',
  method: 'GET',
  path: paths.resolveHtml,
  summary: 'The page behind a short link: its preview for crawlers, and the way on for people',
  who: 'anyone',
  query: object({ link: string().max(200).required() }),
  responds: 'bytes',
  mediaType: 'text/html',
  answer: nothing,
  errors: { 404: 'No such link' },
})

export const redirectMedia = call({
  id: 'redirectMedia',
  method: 'GET',
  path: paths.redirectMedia,
  summary: 'A lasting address of a video’s poster or stream, for previews outside',
  who: 'anyone',
  query: object({ video_id: id().required(), kind: string().oneOf(['poster', 'stream']).default('poster') }),
  responds: 'redirect',
  answer: nothing,
  headers: { location: 'Where the file is now' },
  errors: { 404: 'No such video', 5350: 'The video is in a place that is closed to the public' },
})

export const openLinkout = call({
  id: 'openLinkout',
  method: 'POST',
  path: paths.linkouts,
  summary:
    'Counts a tap on a link, the video’s own unless `url` names one of a caption or a comment, and tells where it leads',
  who: 'anyone',
  once: true,
  body: object({ video_id: id(), comment_id: id(), url: string().max(2000) }).test(oneTarget),
  answer: object({ url: string().required() }).required(),
  errors: {
    404: 'No such video or comment, or it has no link',
    5350: 'It is in a place that the viewer has not joined',
  },
})

const metaData = object({
  /** The address after redirects. */
  url: string().required(),
  title: string().defined(),
  description: string().defined(),
  site_name: string().nullable().defined(),
  image_url: string().nullable().defined(),
})
  .required()
  .meta(named('LinkPreview'))

export type WireMetaData = InferType<typeof metaData>

export const fetchMetaData = call({
  id: 'fetchMetaData',
  method: 'GET',
  path: paths.fetchMetaData,
  summary: 'What a public page says about itself, for a link on a post',
  who: 'viewer',
  query: object({ url: string().url().max(2000).required() }),
  answer: metaData,
  errors: {
    404: 'There is no page',
    5340: 'The address leads to a private network, or to nothing that may be fetched',
  },
})
