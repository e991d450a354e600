import type { PageType } from './routes'

/** A user as a host page may know them: no token, no address, no number. */
export interface EventUser {
  id: string
  /** The profile's slug. */
  nickname: string
  name: string | null
  /** The absolute address of their picture; null without one. */
  image: string | null
}

/** What can be bought where a video's call to action leads. */
export interface EventProduct {
  /** The shop's own name of it. */
  sku: string
  /** In units of the currency. */
  price: number
  /** ISO 4217. */
  currency: string
  inStock: boolean
}

/** Actions that need a signed-in viewer. */
export type SigninAction =
  | 'spark'
  | 'comment'
  | 'repost'
  | 'report'
  | 'save'
  | 'join'
  | 'leave'
  | 'withdraw'
  | 'invite'
  | 'block'
  | 'participate'
  | 'subscribe'
  | 'creator'
  | 'signin'

/** Every event that elements send to the page, with its `detail`. None holds a token. */
export interface GeuinEventMap {
  /** The element has drawn itself; once per element, see `isReady`. */
  'geuin:ready': { tag: string }
  /** A viewer signed in. */
  'geuin:login': { user: EventUser }
  /** `expired`: the server refused to renew the session. */
  'geuin:logout': { reason: 'viewer' | 'expired' | 'deleted' }
  /** The signed-in user changed, or one of the user’s fields did; null when signed out. */
  'geuin:user-change': { user: EventUser | null }
  /**
   * A problem for the author of the page. `missing-setting`: set the attribute that `setting` names; `bad-setting`: mend it,
   * the message says what can't be read; `api`: the API could not be reached or answered something else, look at its log and
   * at `connect-src`; `media`: the video could not be played, look at its files and at `media-src`; `failed`: a part of the
   * element could not be loaded or drawn, and viewers see a Retry button, or what stands between the tags where nothing could
   * be loaded, as the console says at once.
   */
  'geuin:error': {
    code: 'missing-setting' | 'bad-setting' | 'failed' | 'api' | 'media'
    /** For developers. */
    message: string
    /** The setting, as an attribute. */
    setting?: string
    videoId?: string
  }
  /** Cancelable: a link to a page of the site is about to be followed; prevent it to navigate in your own way. */
  'geuin:navigate': { page: PageType; slug?: string; href: string }
  /** The viewer joined, asked to join or left. */
  'geuin:join': { kind: 'community' | 'loop'; id: string; slug: string; state: 'joined' | 'requested' | 'unjoined' }
  /** The viewer chose another section of a community. */
  'geuin:community-change': { id: string; slug: string; tab: 'videos' | 'loops' | 'members' }
  /** The viewer chose what to explore; null for everything. */
  'geuin:explore-change': { category: string | null; title: string | null }
  /** The viewer sparked a video, or took the spark back; `count`: all sparks of the video. */
  'geuin:spark': { videoId: string; sparked: boolean; count: number }
  /** The server took a comment of the viewer's; `threadId`: the comment that it answers. */
  'geuin:comment': { videoId: string; commentId: string; threadId: string | null }
  /** The viewer reposted a video to places, or took the reposts back; `count`: all reposts of the video. */
  'geuin:repost': { videoId: string; reposted: boolean; destinations: number; count: number }
  /** The viewer has reported a video, or a comment under it. */
  'geuin:report': { videoId?: string; commentId?: string; userId?: string; reason: string }
  /** Cancelable: the share sheet is about to open; prevent it to share `url` in your own way. */
  'geuin:share': {
    kind: 'video' | 'community' | 'loop' | 'profile'
    id: string
    slug: string
    url: string
    title: string
  }
  /** Another video is in view; `index` counts from 0. */
  'geuin:video-change': { videoId: string; slug: string; index: number }
  /** Every analytics event, whether or not it is sent anywhere: see `src/analytics/catalogue.ts` for names and properties. */
  'geuin:analytics': {
    /** Unique, so that a receiver can count an event once. */
    id: string
    name: string
    properties: Readonly<Record<string, unknown>>
    /** ISO 8601, UTC. */
    at: string
    /** The kind of build, see `platformSources`. */
    platformSource: number
    brandId: string | null
  }
  /** Cancelable: an action needs a signed-in viewer; prevent it to sign them in in your own way. */
  'geuin:signin-required': { action: SigninAction; videoId?: string }
  /** The sign-in modal shows another step; null when it has closed. */
  'geuin:auth-step': { step: string | null }
  /** Cancelable: the viewer follows the call to action of a video; prevent it to put `product` into the page's own cart. */
  'geuin:cta': { videoId: string; url: string; title: string; product?: EventProduct }
}

export type GeuinEventType = keyof GeuinEventMap

/** `type` → event, for `addEventListener`. */
export type GeuinEvents = { [T in GeuinEventType]: CustomEvent<GeuinEventMap[T]> }

declare global {
  /** What the maps of elements, document and window have in common. */
  interface GlobalEventHandlersEventMap extends GeuinEvents {}
}

// Taken at load, since a page may replace it later.
const NativeEvent = CustomEvent

/**
 * Sends an event to the page: it bubbles and leaves shadow roots, unless only listeners on the element itself are meant.
 * @returns false when it was cancelable and the page prevented it
 */
export const emit = <T extends GeuinEventType>(
  element: EventTarget,
  type: T,
  detail: GeuinEventMap[T],
  { cancelable = false, bubbles = true }: { cancelable?: boolean; bubbles?: boolean } = {},
): boolean => element.dispatchEvent(new NativeEvent(type, { detail, cancelable, bubbles, composed: bubbles }))
