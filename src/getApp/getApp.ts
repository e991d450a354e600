import type { Intent } from '../intent/intent'
import { type AppAction, appOffer } from '../intent/intents'
import type { Settings } from '../kit/settings'

export type Params = Readonly<Record<string, string>>

/** Why the app is offered: for the link that goes on with it, and for its preview. */
export interface GetAppData {
  type: AppAction
  /** Ids and slugs of what it is about: `video_id`, `community`, `loop`. */
  payload: Params
  title: string
  description: string
}

/** What of a video its link can show. */
interface Preview {
  slug: string
  title: string
  poster: string | null
}

/** A link into the app or the site, as the API is asked for it. */
export interface DeepLink {
  queryParams: Params
  /** Where it leads, such as { page: 'video', slug: 'aurora-ridge' }. */
  pathParams: Params
  title: string
  /** Address of a picture, or ''. */
  previewUrl: string
  description?: string
}

/** What the viewer wanted, as the app knows it. What the app has no link for opens the app itself. */
export const aimOf = (intent: Intent): Pick<GetAppData, 'type' | 'payload'> => ({
  type: appOffer(intent).action,
  payload: {
    ...('videoId' in intent && intent.videoId !== undefined && { video_id: intent.videoId }),
    ...('communityId' in intent && { community: intent.slug }),
    ...(intent.type === 'creator' && { action: intent.type }),
  },
})

const contentOf = ({ payload }: Pick<GetAppData, 'payload'>) =>
  'video_id' in payload ? 'video' : 'loop' in payload ? 'loop' : 'community' in payload ? 'community' : 'app'

interface Sender {
  platformSource: Settings['platformSource']
  /** Who is signed in, if somebody is. */
  username?: string | undefined
}

/** What a link says of where it comes from and what it is for. */
export const queryParamsOf = (
  data: Pick<GetAppData, 'type' | 'payload'>,
  { platformSource, username }: Sender,
): Params => ({
  utm_campaign: 'get_app',
  utm_source: platformSource,
  utm_medium: 'web',
  action: data.type,
  content_type: contentOf(data),
  ...(username !== undefined && { from_username: username }),
  ...data.payload,
})

/** The link that opens a video. */
export const videoLink = (data: GetAppData, video: Preview, queryParams: Params): DeepLink => ({
  queryParams,
  pathParams: { page: 'video', slug: video.slug },
  title: video.title || data.title,
  previewUrl: video.poster ?? '',
  description: data.description,
})

export type Store = 'ios' | 'android'

/** Which store this system's apps come from; null on others. An iPad says that it is a Mac, but no Mac has a touch screen. */
export const ownStore = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): Store | null => {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null
}

/** A site's name as people say it. */
export const siteName = (website: string) => new URL(website).hostname.replace(/^www\./, '')
