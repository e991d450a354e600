/**
 * Every analytics event by its exact name, with its properties. Ids are the server's; no event contains a token, an
 * address or a phone number.
 */

/** The element of the event and what it shows. */
interface OfElement {
  /** The element's tag. */
  element?: string
  source?: string
  slug?: string
}

interface OfVideo extends OfElement {
  videoId: string
  /** Position in the feed, from 0. */
  index?: number
}

interface Watching extends OfVideo {
  /** Seconds into the video. */
  time: number
  /** Seconds; 0 while unknown. */
  duration: number
}

interface OfComment extends OfVideo {
  commentId: string
}

interface OfCommunity extends OfElement {
  communityId: string
}

interface OfEmbed extends OfElement {
  embedId?: string
}

interface OfPlacement extends OfElement {
  placementId: string
}

interface OfLink extends OfVideo {
  url: string
}

interface OfSearch extends OfElement {
  keyword: string
}

/** `reason`: the action for which the app was offered. */
interface OfGetApp extends OfElement {
  reason: string
}

export interface AnalyticsCatalogue {
  'Video Started': Watching
  'Video Impression': OfVideo
  'First Quartile': Watching
  Midpoint: Watching
  'Third Quartile': Watching
  Complete: Watching
  Paused: Watching
  Muted: OfVideo
  Unmuted: OfVideo
  /** After 3 s of play. */
  Watched: Watching
  Play: Watching
  'Page Viewed': OfElement & { page: string }
  'Become CB Request Clicked': OfElement

  'Embed Initialized': OfEmbed
  'Embed Viewed': OfEmbed
  'Embed Maximized': OfEmbed
  'Embed Minimized': OfEmbed
  'Placement Initialized': OfPlacement
  'Placement Viewed': OfPlacement
  'Placement Maximized': OfPlacement
  'Placement Minimized': OfPlacement
  'Section Changes': OfElement & { section: string }
  'Embed CTA Clicked': OfEmbed & { url: string }
  'Floating Embed': OfEmbed
  'Video Maximized': OfVideo
  'Video Minimized': OfVideo
  'Video Inview': OfVideo

  /** `destinations`: their number. */
  'Repost Success': OfVideo & { destinations: number }
  'Video Sparked': OfVideo
  'Video Unsparked': OfVideo
  'Comment Sparked': OfComment
  'Comment Unsparked': OfComment
  'Swipe Up Gesture': OfVideo
  'Play Gesture': Watching
  'Pause Gesture': Watching
  'RT Comment Clicked': OfVideo
  'Commented On Video': OfComment
  /** `method`: link, system, or the name of the service. */
  'Video Shared': OfVideo & { method: string }
  'Video Reported': OfVideo & { reason: string }
  'Comment Reported': OfComment & { reason: string }
  'Comment Deleted': OfComment
  'Community Shared': OfCommunity & { method: string }
  'Link Viewed': OfLink
  'Link Clicked': OfLink
  'Link CTA Button Clicked': OfLink

  'Ks Username Set': OfElement
  'Subscription Clicked': OfElement & { loopId: string }
  'Log Out': OfElement & { reason: string }
  'Settings Contact Us Form Sent': OfElement
  /** `on`: the new state of the setting. */
  'Notification Settings Modified': OfElement & { setting: string; on: boolean }
  'Keyword Searched': OfSearch
  'Check Recent Search': OfSearch
  'Clear Recent Search': OfElement
  'Keyword Search Cancel': OfElement
  'Get App Button Clicked': OfGetApp
  /** `store`: ios or android. */
  'Download App Clicked': OfGetApp & { store: string }
  'Download App Viewed': OfGetApp
  /** `by`: email or phone. */
  'Get App Link Sent': OfGetApp & { by: string }
}

export type AnalyticsName = keyof AnalyticsCatalogue

/** `track('Video Sparked', { videoId })`. */
export type Track = <N extends AnalyticsName>(name: N, properties: AnalyticsCatalogue[N]) => void
