/** What a viewer can do, one row for each type of intent. A new action is one row here and the file that `run` loads. */
import type { CommunityId } from '../entities/community'
import type { VideoId } from '../entities/video'
import { number, record, text } from '../kit/guard'
import type { Intent, IntentModule, IntentOf, IntentType, Origin } from './intent'
import { showFailure } from './showFailure'

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

interface Row<I> {
  /** Nothing; a viewer; or one who agreed to the guidelines and chose interests and a name, since others see that name. */
  needs: 'nothing' | 'viewer' | 'onboarded'
  /** The key of the title with which the sign-in asks; the general one unless given. */
  signIn?: `auth.title.${'spark' | 'comment' | 'repost' | 'report' | 'join' | 'creator'}`
  /** What the app is offered for; itself unless given. */
  getApp?(intent: I): AppOffer
  /** Reads what was stored; null for what lacks something. */
  read(stored: Readonly<Record<string, unknown>>): I | null
  /** Null while nothing is behind it; what leads to it is not drawn then. */
  run: (() => Promise<IntentModule<I>>) | null
}

const readOrigin = (stored: unknown): Origin => {
  const { element, source, slug, index } = record(stored)
  return {
    element: text(element),
    ...(text(source) && { source: text(source) }),
    ...(text(slug) && { slug: text(slug) }),
    ...(typeof index === 'number' && { index: number(index) }),
  }
}

const readVideo = <T extends string>(type: T, { videoId, from }: Readonly<Record<string, unknown>>) =>
  text(videoId)
    ? { type, videoId: text(videoId) as VideoId, ...(from !== undefined && { from: readOrigin(from) }) }
    : null

const readCommunity = <T extends string>(type: T, { communityId, slug, name }: Readonly<Record<string, unknown>>) =>
  text(communityId) && text(slug)
    ? { type, communityId: text(communityId) as CommunityId, slug: text(slug), name: text(name) }
    : null

const appItself: AppOffer = { action: 'get_app', title: 'getApp.title', lead: 'getApp.lead' }
const membership = () => import('../community/membership.intent')
const joinOffer = (): AppOffer => ({ action: 'join_community', title: 'getApp.title.join', lead: 'getApp.lead.join' })

export const intents: { readonly [T in IntentType]: Row<IntentOf<T>> } = {
  spark: {
    needs: 'viewer',
    signIn: 'auth.title.spark',
    getApp: () => ({ action: 'spark', title: 'getApp.title.spark', lead: 'getApp.lead' }),
    read: (stored) => {
      const intent = readVideo('spark', stored)
      const { sparked } = stored
      return intent && { ...intent, ...(typeof sparked === 'boolean' && { sparked }) }
    },
    run: () => import('../spark/spark.intent'),
  },
  comment: {
    needs: 'onboarded',
    signIn: 'auth.title.comment',
    getApp: () => ({ action: 'comment', title: 'getApp.title.comment', lead: 'getApp.lead' }),
    read: (stored) => readVideo('comment', stored),
    run: null,
  },
  repost: {
    needs: 'onboarded',
    signIn: 'auth.title.repost',
    getApp: () => ({ action: 'repost', title: 'getApp.title.repost', lead: 'getApp.lead' }),
    read: (stored) => readVideo('repost', stored),
    run: null,
  },
  report: {
    needs: 'viewer',
    signIn: 'auth.title.report',
    getApp: () => ({ action: 'report', title: 'getApp.title.report', lead: 'getApp.lead' }),
    read: (stored) => readVideo('report', stored),
    run: null,
  },
  join: {
    needs: 'onboarded',
    signIn: 'auth.title.join',
    getApp: joinOffer,
    read: (stored) => readCommunity('join', stored),
    run: membership,
  },
  leave: {
    needs: 'viewer',
    getApp: joinOffer,
    read: (stored) => readCommunity('leave', stored),
    run: membership,
  },
  withdraw: {
    needs: 'viewer',
    getApp: joinOffer,
    read: (stored) => readCommunity('withdraw', stored),
    run: membership,
  },
  creator: {
    needs: 'onboarded',
    signIn: 'auth.title.creator',
    getApp: () => ({ action: 'get_app', title: 'getApp.title.creator', lead: 'getApp.lead.creator' }),
    read: () => ({ type: 'creator' }),
    run: () => import('../creator/creator.intent'),
  },
  share: {
    needs: 'nothing',
    // Done immediately, so never stored.
    read: () => null,
    run: () => import('../share/share.intent'),
  },
  signin: {
    needs: 'viewer',
    getApp: ({ videoId }) =>
      videoId === undefined ? appItself : { action: 'video', title: 'getApp.title.video', lead: 'getApp.lead.video' },
    read: ({ videoId }) => ({ type: 'signin', ...(text(videoId) && { videoId: text(videoId) as VideoId }) }),
    run: null,
  },
}

const rowOf = (type: IntentType): Row<Intent> => intents[type]

export const appOffer = (intent: Intent): AppOffer => rowOf(intent.type).getApp?.(intent) ?? appItself

/** Whether anybody may do it immediately. */
export const needsNothing = (intent: Intent): intent is IntentOf<'share'> => rowOf(intent.type).needs === 'nothing'

/** Reads an intent that was stored; nothing but a sign-in for what can't be read. */
export const readIntent = (stored: unknown): Intent => {
  const fields = record(stored)
  const type = text(fields.type)
  return (Object.hasOwn(intents, type) ? rowOf(type as IntentType).read(fields) : null) ?? { type: 'signin' }
}

/** Whether something is behind an intent: what leads to it is drawn only then. */
export const isPossible = (type: IntentType): boolean => intents[type].run !== null

/** Loads what is behind an intent ahead of its first use. */
export const preload = (type: IntentType): void => void intents[type].run?.().catch(() => undefined)

/** Does what a viewer wants, once they are allowed to. @param element what events, analytics and toasts concern */
export const runIntent = async (intent: Intent, element: Element): Promise<void> => {
  try {
    const module = await rowOf(intent.type).run?.()
    await module?.run(intent, element)
  } catch (error) {
    await showFailure(element, error)
  }
}
