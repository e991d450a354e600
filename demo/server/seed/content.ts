import type { WireBrandLook, WireStoreLink } from '../../../src/wire/brand'
import type { CommunityAct } from '../../../src/wire/communityLog'
import type { NotificationKind } from '../../../src/wire/notificationKinds'
import type { postProblems } from '../../../src/wire/post'
import type { WireProduct } from '../../../src/wire/video'
import type { SocialNames } from '../profile/socialLinks'

/** What a brand's demo content is written in. People are named by nickname, places and videos by slug. */
export interface BrandContent {
  brand: {
    slug: string
    name: string
    website: string | null
    web_cta: string
    terms: string | null
    privacy: string | null
    social_login: { google: boolean; apple: boolean; brand: boolean; brand_sso_id: string | null }
    sdk: { ios: WireStoreLink | null; android: WireStoreLink | null }
    look: WireBrandLook
    /** Where sign-ins with a provider return to. */
    return_addresses: readonly string[]
  }
  guidelines: readonly [title: string, description: string][]
  categories: Readonly<Record<string, readonly string[]>>
  people: readonly PersonContent[]
  communities: readonly CommunityContent[]
  loops: readonly LoopContent[]
  /** How communities are run, by slug. */
  running?: Readonly<Record<string, RunningContent>>
  /** What people have been told, by nickname. */
  notifications?: Readonly<Record<string, { notices: readonly NoticeContent[]; failed?: FailedContent }>>
  linkouts: Readonly<Record<string, { title: string; url: string; product?: WireProduct }>>
  videos: readonly VideoContent[]
  /** Threads below single videos, by the video's slug. */
  threads: Readonly<Record<string, readonly CommentContent[]>>
  /** What people say below videos that have no thread of their own, by clip. */
  remarks: Readonly<Record<string, readonly string[]>>
  placements: readonly PlacementContent[]
  /** Sponsored clips, in the order in which feeds show them. */
  ads: readonly AdContent[]
  /** Videos picked by hand, by the embed's id. */
  embeds: Readonly<Record<string, readonly string[]>>
}

export interface PersonContent {
  nickname: string
  name: string
  bio?: string
  /** Without a picture: pages show initials. */
  faceless?: true
  /** The name of an avatar that moves, in place of a picture. */
  avatar?: string
  /** The brand's own account. */
  isBrand?: true
}

export interface CommunityContent {
  slug: string
  name: string
  description: string
  /** One of the brand's categories, by title. */
  category?: string
  /** The clip whose poster is its picture and banner. */
  clip: string
  closed?: true
  /** Who may repost into it, in place of all members: those whom a leader has agreed to, or leaders. */
  reposts?: 'approval' | 'leaders'
  /** The brand puts it forward, in the order of the content. */
  featured?: true
  /** How many of the crowd are members, beside those named here; the first one leads, the second moderates. */
  crowd: number
  people: readonly string[]
  /** Nicknames with an open request to join. */
  requests?: readonly string[]
}

/** What leaders have made of a community, and what happened there. */
export interface RunningContent {
  rules?: readonly string[]
  social?: SocialNames
  /** Who made it; the first of its people unless given. */
  creator?: string
  /** A video's slug. */
  pinned?: string
  /** Slugs of videos whose comments are closed. */
  commentsOff?: readonly string[]
  /** What those who wait have written, by nickname. */
  notes?: Readonly<Record<string, string>>
  bans?: readonly { who: string; by: string; reason: string; ago: number }[]
  invites?: readonly InviteContent[]
  /** In any order. */
  log?: readonly ActContent[]
}

/** What happened to one thing; people are told of it as it happened. */
export interface NoticeContent {
  kind: NotificationKind
  /** Who did it, the latest first; nobody for what the server or moderators did. */
  by?: readonly string[]
  /** How many of the crowd did it before them. */
  crowd?: number
  /** A video's slug; of comments, replies and mentions too, which are the newest there by the first one named. */
  video?: string
  community?: string
  loop?: string
  /** Whose reply was sparked. */
  comment?: string
  /** How long ago, in minutes. */
  ago: number
  read?: true
}

/** A post whose video could not be used. */
export interface FailedContent {
  caption: string
  problem: (typeof postProblems)[number]
  ago: number
}

export interface InviteContent {
  token: string
  by: string
  /** How long ago it was made, and in how many minutes it runs out; without the latter it does not. */
  ago: number
  left?: number
  uses?: number
  most?: number
  revoked?: true
}

export interface ActContent {
  act: CommunityAct
  by: string
  ago: number
  whom?: string
  video?: string
  loop?: string
  role?: number
  fields?: readonly string[]
  count?: number
  reason?: string
}

export interface LoopContent {
  slug: string
  name: string
  description: string
  community: string
  /** The clip whose poster is its picture; without one pages show the community's. */
  clip?: string
  closed?: true
  /** The brand puts it forward, in the order of the content. */
  featured?: true
  /** Days ago that it was archived. */
  archived?: number
  /** How many of the community's crowd are members, beside those named here. */
  crowd: number
  /** Members of its community. */
  people: readonly string[]
  /** What those who wait to join have written to its leaders, by nickname. */
  requests?: Readonly<Record<string, string>>
}

export interface VideoContent {
  slug: string
  clip: string
  by: string
  /** A community's slug, or `community/loop`. */
  in?: string
  title: string
  caption: string
  /** How long ago, in minutes. */
  ago: number
  sparks: number
  views: number
  reposts: number
  linkout?: string
}

export interface CommentContent {
  by: string
  text: string
  /** How long ago, in minutes. */
  ago: number
  sparks?: number
  removed?: true
  replies?: readonly CommentContent[]
}

export interface AdContent {
  title: string
  caption: string
  sponsor: string
  /** The clip whose poster is the sponsor's picture, and the clip that plays. */
  clip: string
  linkout: string
}

export interface PlacementContent {
  slug: string
  /** After how many videos each an ad follows. */
  adsEvery?: number
  /** The address of a VAST document. */
  vast?: string
  title: string
  layout: 'feed' | 'carousel' | 'grid' | 'floating'
  sections: readonly {
    slug: string
    title: string
    source: 'for_you' | 'latest' | 'popular' | 'community' | 'loop' | 'pick'
    /** A community's or a loop's slug, or the slugs that are picked. */
    of?: string | readonly string[]
  }[]
}
