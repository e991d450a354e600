/** What a viewer can do, one row for each type of intent. A new action is one row here and the file that `run` loads. */
import type { CommentId } from '../entities/comment'
import type { CommunityId } from '../entities/community'
import type { VideoId } from '../entities/video'
import { number, record, text } from '../kit/guard'
import type { Intent, IntentModule, IntentOf, IntentType, Origin } from './intent'
import { showFailure } from './showFailure'

interface Row<I> {
  /** Nothing; a viewer; or one who agreed to the guidelines and chose interests and a name, since others see that name. */
  needs: 'nothing' | 'viewer' | 'onboarded'
  /** The key of the title with which the sign-in asks; the general one unless given. */
  signIn?: `auth.title.${'spark' | 'comment' | 'repost' | 'report' | 'join' | 'creator'}`
  /** Reads what was stored; null for what lacks something. */
  read(stored: Readonly<Record<string, unknown>>): I | null
  /** Null where a sign-in is all that is wanted. */
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

const readVideo =
  <T extends string>(type: T) =>
  ({ videoId, commentId, clientId, sparked, from }: Readonly<Record<string, unknown>>) =>
    text(videoId)
      ? {
          type,
          videoId: text(videoId) as VideoId,
          ...(text(commentId) && { commentId: text(commentId) as CommentId }),
          ...(text(clientId) && { clientId: text(clientId) }),
          ...(typeof sparked === 'boolean' && { sparked }),
          ...(from !== undefined && { from: readOrigin(from) }),
        }
      : null

const readCommunity =
  <T extends string>(type: T) =>
  ({ communityId, slug, name, note, acceptedRules }: Readonly<Record<string, unknown>>) =>
    text(communityId) && text(slug)
      ? {
          ...{ type, communityId: text(communityId) as CommunityId, slug: text(slug), name: text(name) },
          ...(text(note) && { note: text(note) }),
          ...(acceptedRules === true && { acceptedRules: true }),
        }
      : null

const membership = () => import('../community/membership.intent')

export const intents: { readonly [T in IntentType]: Row<IntentOf<T>> } = {
  spark: {
    needs: 'viewer',
    signIn: 'auth.title.spark',
    read: readVideo('spark'),
    run: () => import('../spark/spark.intent'),
  },
  comment: {
    needs: 'onboarded',
    signIn: 'auth.title.comment',
    read: readVideo('comment'),
    run: () => import('../comments/comment.intent'),
  },
  repost: {
    needs: 'onboarded',
    signIn: 'auth.title.repost',
    read: readVideo('repost'),
    run: () => import('../repost/repost.intent'),
  },
  report: {
    needs: 'viewer',
    signIn: 'auth.title.report',
    read: readVideo('report'),
    run: () => import('../report/report.intent'),
  },
  join: {
    needs: 'onboarded',
    signIn: 'auth.title.join',
    read: readCommunity('join'),
    run: membership,
  },
  leave: {
    needs: 'viewer',
    read: readCommunity('leave'),
    run: membership,
  },
  withdraw: {
    needs: 'viewer',
    read: readCommunity('withdraw'),
    run: membership,
  },
  block: {
    needs: 'viewer',
    // Offered to viewers alone, so never stored.
    read: () => null,
    run: () => import('../profilePage/block.intent'),
  },
  creator: {
    needs: 'onboarded',
    signIn: 'auth.title.creator',
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
    read: ({ videoId }) => ({ type: 'signin', ...(text(videoId) && { videoId: text(videoId) as VideoId }) }),
    run: null,
  },
}

const rowOf = (type: IntentType): Row<Intent> => intents[type]

/** Whether anybody may do it immediately. */
export const needsNothing = (intent: Intent): intent is IntentOf<'share'> => rowOf(intent.type).needs === 'nothing'

/** Reads an intent that was stored; nothing but a sign-in for what can't be read. */
export const readIntent = (stored: unknown): Intent => {
  const fields = record(stored)
  const type = text(fields.type)
  return (Object.hasOwn(intents, type) ? rowOf(type as IntentType).read(fields) : null) ?? { type: 'signin' }
}

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
