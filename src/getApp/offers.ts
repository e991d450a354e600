/** What the brand's app is offered for, by what a viewer wants to do. */
import type { Intent, IntentType } from '../intent/intent'

/** What the brand's app does when a link opens it. */
export type AppAction =
  | 'subscribe'
  | 'join_as_collaborator'
  | 'join_community'
  | 'comment'
  | 'repost'
  | 'spark'
  | 'report'
  | 'video'
  | 'get_app'

/** What the brand's app is offered for, and the keys of the offer's strings. */
interface AppOffer {
  action: AppAction
  title: 'getApp.title' | `getApp.title.${'video' | 'spark' | 'comment' | 'repost' | 'report' | 'join' | 'creator'}`
  lead: 'getApp.lead' | `getApp.lead.${'video' | 'join' | 'creator'}`
}

const appItself: AppOffer = { action: 'get_app', title: 'getApp.title', lead: 'getApp.lead' }
const join: AppOffer = { action: 'join_community', title: 'getApp.title.join', lead: 'getApp.lead.join' }

/** The app itself where an intent has no row. */
const offers: { readonly [T in IntentType]?: AppOffer } = {
  spark: { action: 'spark', title: 'getApp.title.spark', lead: 'getApp.lead' },
  comment: { action: 'comment', title: 'getApp.title.comment', lead: 'getApp.lead' },
  repost: { action: 'repost', title: 'getApp.title.repost', lead: 'getApp.lead' },
  report: { action: 'report', title: 'getApp.title.report', lead: 'getApp.lead' },
  join,
  leave: join,
  withdraw: join,
  creator: { action: 'get_app', title: 'getApp.title.creator', lead: 'getApp.lead.creator' },
}

/** Somebody who only signs in does so for a video where one is named. */
export const appOffer = (intent: Intent): AppOffer =>
  intent.type === 'signin' && intent.videoId !== undefined
    ? { action: 'video', title: 'getApp.title.video', lead: 'getApp.lead.video' }
    : (offers[intent.type] ?? appItself)
