import type { Intent } from '../intent/intent'
import type { Settings } from '../kit/settings'
import type { ShortLinkRequest } from '../share/shortLink.actions'
import { type AppAction, appOffer } from './offers'

export type Params = Readonly<Record<string, string>>

/** Why the app is offered: data for the link that continues the action, and for the link's preview. */
export interface GetAppData {
  type: AppAction
  /** Ids and slugs of the action's target: `video_id`, `community`, `loop`. */
  payload: Params
  title: string
  description: string
}

/** What a link's preview shows of a video. */
interface Preview {
  slug: string
  title: string
  poster: string | null
}

/** The viewer's action in the app's terms; `get_app` where the app has no link for it. */
export const appActionOf = (intent: Intent): Pick<GetAppData, 'type' | 'payload'> => ({
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
  /** The viewer's nickname; absent for a visitor. */
  username?: string | undefined
}

/** Query parameters of a link: its source and its purpose. */
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

/** The request for a link that opens a video. */
export const videoLink = (data: GetAppData, video: Preview, queryParams: Params): ShortLinkRequest => ({
  queryParams,
  pathParams: { page: 'video', slug: video.slug },
  title: video.title || data.title,
  previewUrl: video.poster ?? '',
  description: data.description,
})

export type Store = 'ios' | 'android'

/** The app store of this operating system; null on others. An iPad reports itself as a Mac, but no Mac has a touch screen. */
export const ownStore = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): Store | null => {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null
}

/** A site's host name without www. */
export const siteName = (website: string) => new URL(website).hostname.replace(/^www\./, '')
