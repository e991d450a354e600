import type { EventUser, GeuinEvents } from '../src/kit/events'
import type { SettingProps } from '../src/kit/settings.table'

/** What `window.geuin` is. */
export type { Geuin } from '../src/kit/api'
export type { EventUser, GeuinEventMap, GeuinEvents, GeuinEventType, SigninAction } from '../src/kit/events'
export type { PageType } from '../src/kit/routes'

/**
 * What every element has. A property that reflects an attribute is undefined without it, and null or undefined takes
 * the attribute off. A setting that an element lacks is the script tag's, then what `geuin.configure()` said.
 */
export interface IslandElement extends HTMLElement, SettingProps {
  /** Loads immediately, wherever the element is on the page. */
  eager: boolean
  /** True from the moment of `geuin:ready`, for listeners that come late. */
  readonly isReady: boolean
  addEventListener<T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (this: this, event: HTMLElementEventMap[T]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** A page's own video. One of `hls` and `mp4` is needed; relative addresses are relative to the page. */
export interface FeedItem {
  /** Unique in its list; names the video in events and in `start`. `item-1`, `item-2`, … unless given. */
  id?: string
  /** An HLS playlist. */
  hls?: string
  /** A progressive file, or the `blob:` address of one; starts playing first, and is the only source where HLS can't play. */
  mp4?: string
  poster?: string
  /** ThumbHash in base64, shown before the poster. */
  placeholder?: string
  /** Pixels; 9 by 16 unless given. */
  width?: number
  height?: number
  /** Seconds. */
  duration?: number
  title?: string
  /** Plain text under the author; the title unless given. */
  caption?: string
  author?: string
  /** What the picture shows, for people who don't see it; the title unless given. */
  alt?: string
  /** WebVTT. */
  captions?: readonly { lang: string; label?: string; url: string }[]
}

export type FeedSource =
  | 'home'
  | 'latest'
  | 'popular'
  | 'community'
  | 'loop'
  | 'profile'
  | 'brand'
  | 'video'
  | 'placement'

export interface GeuinFeedElement extends IslandElement {
  /** Where the videos come from; `home` unless given. */
  source: FeedSource | undefined
  /** Which community, loop, profile, brand or video. */
  slug: string | undefined
  /** Which placement. */
  placementId: string | undefined
  /** Which section of the placement; unless given, the viewer chooses, from the first one on. */
  section: string | undefined
  /** Which embed of the brand. */
  embedId: string | undefined
  /** How the videos are laid out; `feed` unless given. */
  layout: 'feed' | 'carousel' | 'grid' | 'floating' | undefined
  /** The slug of the video to begin with. */
  start: string | undefined
  /** Whole seconds at which the first video begins, at most its last one; the next videos begin at 0. */
  startAt: string | undefined
  /** Begins without sound, whatever the viewer chose before on this page. */
  muted: boolean
  /** Waits for a tap. */
  noAutoplay: boolean
  /** Goes to the next video at the end of one. */
  noLoop: boolean
  /** The page's own videos in place of a source: an array, or its JSON. Give a new array to change them; reading gives the array. */
  items: readonly FeedItem[] | string | undefined
  /** Methods wait until the feed has begun. */
  next(): Promise<void>
  previous(): Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
}

export interface GeuinAppElement extends IslandElement {
  /**
   * Where the page that shows is kept: `path`, in the path of the address below `route-base`, for which the server answers
   * every such path with this page; `hash`, after the `#`; `memory`, nowhere. `path` with `route-base`, else `hash`.
   */
  routing: 'path' | 'hash' | 'memory' | undefined
  /** Lets the app set the document's title and canonical address. */
  manageHead: boolean
  /** Shows the page at a path of the app, such as `/explore`, or at an address of one. */
  navigate(path: string): Promise<void>
}

export interface GeuinAuthElement extends IslandElement {
  /** Renders the steps in place, without a modal. */
  inline: boolean
  /** Shows nothing while nobody is signed in. */
  hideWhenSignedOut: boolean
  /** Opens the modal at a step, such as `SIGNIN`; at its first one unless given. */
  show(step?: string): Promise<void>
  /** Closes the modal, whatever has been typed. */
  hide(): Promise<void>
}

export interface GeuinCommunityElement extends IslandElement {
  /** Which community. */
  slug: string | undefined
  /** The section under the header, which follows the viewer's choice; `videos` unless given. */
  tab: 'videos' | 'loops' | 'members' | undefined
  /** `card`: in short, for a page about something else; `page`, for one of its own, unless given. */
  layout: 'page' | 'card' | undefined
}

export interface GeuinExploreElement extends IslandElement {
  /** How the sections are laid out; `grid`, for a page of its own, unless given. */
  layout: 'grid' | 'carousel' | undefined
  /** The id of the category that shows, which follows the viewer's choice; everything unless given. */
  category: string | undefined
}

export interface GeuinLoopElement extends IslandElement {
  /** Which loop. */
  slug: string | undefined
  /** The section under the header; `videos` unless given. */
  tab: 'videos' | 'members' | undefined
}

export interface GeuinProfileElement extends IslandElement {
  /** Whose profile: a user's nickname. */
  slug: string | undefined
  /** A brand's, in place of a user. */
  brandSlug: string | undefined
  /** The section under the header; `videos` unless given. */
  tab: 'videos' | 'communities' | 'loops' | undefined
}

/** The class of an element, as `customElements.get()` gives it. */
export interface ElementClass<E extends IslandElement> {
  new (): E
  readonly prototype: E
}

/** The signed-in user as a page may know them. */
export type GeuinUser = EventUser

/** Every element's type by its tag; elements/registry.ts lists the same tags for the build. */
export interface ElementsByTag {
  'geuin-app': GeuinAppElement
  'geuin-auth': GeuinAuthElement
  'geuin-community': GeuinCommunityElement
  'geuin-explore': GeuinExploreElement
  'geuin-feed': GeuinFeedElement
  'geuin-loop': GeuinLoopElement
  'geuin-profile': GeuinProfileElement
}

/** What templates and JSX set on an element beside what every HTML element has; methods and what can't be set stay out. */
export type PropsOf<E extends IslandElement> = {
  // biome-ignore lint/complexity/noBannedTypes: any function is meant
  [N in Exclude<keyof E, keyof HTMLElement | 'isReady'> as E[N] extends Function ? never : N]?: E[N]
}

/** `noLoop` as `no-loop`. */
type Hyphenated<N extends string> = N extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : N

/** The same as a page's markup names them; an array is its JSON there. */
export type AttributesOf<E extends IslandElement> = {
  [N in keyof PropsOf<E> & string as Hyphenated<N>]?: Exclude<PropsOf<E>[N], readonly unknown[]>
}

/** Listeners as templates and JSX name them, such as `ongeuin:login`. */
export type Listeners = {
  [T in keyof GeuinEvents as `on${T}`]?: (event: GeuinEvents[T]) => void
}

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
