import type { CommentId } from '../entities/comment'
import type { CommunityId } from '../entities/community'
import type { LoopId, ParticipationChange } from '../entities/loop'
import type { VideoId } from '../entities/playable'

/** Where on the page a viewer acted, for analytics. */
export interface Origin {
  /** The element's tag. */
  element: string
  /** What the element shows. */
  source?: string
  slug?: string
  /** Position in the feed, from 0. */
  index?: number
}

interface OnVideo<T extends string> {
  type: T
  videoId: VideoId
  from?: Origin
}

interface OnCommunity<T extends string> {
  type: T
  communityId: CommunityId
  slug: string
  name: string
}

interface Shared<Kind extends string, Id> {
  type: 'share'
  kind: Kind
  id: Id
  slug: string
  url: string
  title: string
}

/** What a viewer wants to do. Plain data: it outlives a sign-in, a provider's page and a reload. */
export type Intent =
  /** Of the video, or of a comment under it. `sparked`: whether it is to be sparked; the opposite of now unless given. */
  | (OnVideo<'spark'> & { sparked?: boolean; commentId?: CommentId })
  /** Sends what the viewer has written under the video. `clientId`: the one that was not sent; the draft unless given. */
  | (OnVideo<'comment'> & { clientId?: string })
  | OnVideo<'repost'>
  /** Keeps the video for later, or no longer. */
  | (OnVideo<'save'> & { saved: boolean })
  /** `commentId`: the comment under the video that is meant. */
  | (OnVideo<'report'> & { commentId?: CommentId | undefined })
  /** `note`: to those who decide about a request. `acceptedRules`: the viewer has read the rules, and accepts them. */
  | (OnCommunity<'join'> & { note?: string; acceptedRules?: boolean })
  | OnCommunity<'leave'>
  /** Joins by an invitation. */
  | (OnCommunity<'invite'> & { token: string; acceptedRules?: boolean })
  /** Withdraws a request to join. */
  | OnCommunity<'withdraw'>
  /** Keeps everything of a person away from the viewer, or takes that back; `name`: as the viewer reads it. */
  | { type: 'block'; userId: string; name: string; blocked: boolean }
  /** Joins a loop or asks to, leaves it, or withdraws the request. */
  | { type: 'participate'; loopId: LoopId; slug: string; change: ParticipationChange }
  /** Whether new videos of a loop, or of a community that the viewer is in, reach the viewer as notifications. */
  | { type: 'subscribe'; loopId: LoopId; slug: string; subscribed: boolean }
  | { type: 'subscribe'; loopId?: undefined; communityId: CommunityId; slug: string; subscribed: boolean }
  | { type: 'creator' }
  /**
   * `url`: the page's own address. `preview`: the poster, or '', of a video that is shared by a short link. `at`: where the
   * viewer is in it, s.
   */
  | (Shared<'video', VideoId> & { preview?: string | undefined; at: number; from: Origin })
  | Shared<'community', CommunityId>
  | Shared<'loop', LoopId>
  | (Shared<'profile', string> & { isBrand: boolean })
  /** Nothing but the sign-in itself; `videoId`: the video that it is offered for. */
  | { type: 'signin'; videoId?: VideoId }

export type IntentType = Intent['type']
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>

/** What a file of `run` holds. */
export interface IntentModule<I> {
  /**
   * Does what the viewer wants.
   * @param element what events, analytics and toasts concern
   */
  run(intent: I, element: Element): void | Promise<void>
}
