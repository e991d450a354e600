/**
 * Every analytics event by its exact name, with when it is sent and its properties. Ids are the server's, and an ad's
 * begins with `ad-`; no event contains a token, an address or a phone number.
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
  /** The comment that contains the link. */
  commentId?: string
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
  /** A pass through a video begins: its first frame moves, again after its end, and a second of play after a seek. */
  'Video Started': Watching
  /** A video comes into view, playing or not. */
  'Video Impression': OfVideo
  /** Play passes 25 %, once in a pass; a seek over it doesn't count. */
  'First Quartile': Watching
  /** Play passes 50 %, likewise. */
  Midpoint: Watching
  /** Play passes 75 %, likewise. */
  'Third Quartile': Watching
  /** A pass reaches the end. */
  Complete: Watching
  /** A video that moved stands still, by the viewer or the page; takes turns with Play. */
  Paused: Watching
  /** The viewer turns the sound off. */
  Muted: OfVideo
  /** The viewer turns the sound on. */
  Unmuted: OfVideo
  /** After 3 s of play, once in a pass. */
  Watched: Watching
  /** A video moves, for the first time or after Paused; not after it stalled or began again. */
  Play: Watching
  /** A page shows whom or what it is of. `page`: community, loop, profile, or brand for a brand's profile. */
  'Page Viewed': OfElement & { page: string }
  /** A viewer asked to become a creator, and the server has noted it. */
  'Become CB Request Clicked': OfElement

  /** An element with an embed id is on the page. */
  'Embed Initialized': OfEmbed
  /** Half of it is in view, for the first time. */
  'Embed Viewed': OfEmbed
  /** Its feed over the window opens. */
  'Embed Maximized': OfEmbed
  /** Its feed over the window closes. */
  'Embed Minimized': OfEmbed
  /** An element with a placement id is on the page. */
  'Placement Initialized': OfPlacement
  /** Half of it is in view, for the first time. */
  'Placement Viewed': OfPlacement
  /** Its feed over the window opens. */
  'Placement Maximized': OfPlacement
  /** Its feed over the window closes. */
  'Placement Minimized': OfPlacement
  /** The viewer chooses another tab of the feed, or another section of a placement. */
  'Section Changes': OfElement & { section: string }
  /** A video's call to action is followed in an embed, beside Link Clicked. */
  'Embed CTA Clicked': OfEmbed & { url: string }
  /** The floating player is shown. */
  'Floating Embed': OfEmbed
  /** The floating player's video opens over the window. */
  'Video Maximized': OfVideo
  /** And goes back into the floating player. */
  'Video Minimized': OfVideo
  /** The video in view loads, since it is about to play. */
  'Video Inview': OfVideo

  /** The server has noted a repost. `destinations`: their number. */
  'Repost Success': OfVideo & { destinations: number }
  /** The server has noted the spark; sparks that were taken back before are not reported. */
  'Video Sparked': OfVideo
  /** The server has noted that it is taken back. */
  'Video Unsparked': OfVideo
  /** The server has noted the spark of a comment. */
  'Comment Sparked': OfComment
  /** The server has noted that it is taken back. */
  'Comment Unsparked': OfComment
  /** A finger brings the next video. */
  'Swipe Up Gesture': OfVideo
  /** The viewer plays, by tap, key or button. */
  'Play Gesture': Watching
  /** The viewer pauses, likewise. */
  'Pause Gesture': Watching
  /** The comments of a video are opened. */
  'RT Comment Clicked': OfVideo
  /** The server has taken a comment or a reply. */
  'Commented On Video': OfComment
  /** A link to a video is copied or handed over. `method`: link, system, or the name of the service. */
  'Video Shared': OfVideo & { method: string }
  /** The server has taken a report of a video. */
  'Video Reported': OfVideo & { reason: string }
  /** The server has taken a report of a comment. */
  'Comment Reported': OfComment & { reason: string }
  /** A comment is gone because the viewer deleted it. */
  'Comment Deleted': OfComment
  /** A link to a community is copied or handed over; as for Video Shared. */
  'Community Shared': OfCommunity & { method: string }
  /** A video with a call to action comes into view. */
  'Link Viewed': OfLink
  /** A link of a video, its caption or a comment is followed. */
  'Link Clicked': OfLink
  /** It was the call to action. */
  'Link CTA Button Clicked': OfLink

  /** The server has noted a new username. */
  'Ks Username Set': OfElement
  /** The viewer subscribes to a loop or a community: one of the two. */
  'Subscription Clicked': OfElement & { loopId?: string; communityId?: string }
  /** The viewer logs out. */
  'Log Out': OfElement & { reason: string }
  /** The server has taken a message to the brand. */
  'Settings Contact Us Form Sent': OfElement
  /** `on`: the new state of the setting. */
  'Notification Settings Modified': OfElement & { setting: string; on: boolean }
  /** The viewer searches. */
  'Keyword Searched': OfSearch
  /** The viewer repeats an earlier search. */
  'Check Recent Search': OfSearch
  /** The viewer clears the earlier searches. */
  'Clear Recent Search': OfElement
  /** The viewer leaves the search without one. */
  'Keyword Search Cancel': OfElement
  /** The viewer presses the button that opens the app. */
  'Get App Button Clicked': OfGetApp
  /** The viewer follows a link to a store. `store`: ios or android. */
  'Download App Clicked': OfGetApp & { store: string }
  /** The offer of the app is shown. */
  'Download App Viewed': OfGetApp
  /** The server has sent the link to the app. `by`: email or phone. */
  'Get App Link Sent': OfGetApp & { by: string }
}

export type AnalyticsName = keyof AnalyticsCatalogue

/** `track('Video Sparked', { videoId })`. */
export type Track = <N extends AnalyticsName>(name: N, properties: AnalyticsCatalogue[N]) => void
