/** What a viewer can do, one row for each type of intent. A new action is one row here and the file that `run` loads. */
import type { Intent, IntentModule, IntentOf, IntentType } from './intent'
import { showFailure } from './showFailure'

interface Row<I> {
  /** Nothing; or one who agreed to the guidelines and chose interests and a name, since others see it. A viewer unless given. */
  needs?: 'nothing' | 'onboarded'
  /** The key of the title with which the sign-in asks; the general one unless given. */
  signIn?: `auth.title.${'spark' | 'comment' | 'repost' | 'report' | 'join' | 'creator'}`
  /** The texts without which a stored one means nothing; absent for what is done immediately, and so never stored. */
  about?: readonly string[]
  /** Null where a sign-in is all that is wanted. */
  run: (() => Promise<IntentModule<I>>) | null
}

const video = ['videoId'] as const
const place = ['communityId', 'slug', 'name'] as const
const membership = () => import('../community/membership.intent')

export const intents: { readonly [T in IntentType]: Row<IntentOf<T>> } = {
  spark: {
    signIn: 'auth.title.spark',
    about: video,
    run: () => import('../spark/spark.intent'),
  },
  comment: {
    needs: 'onboarded',
    signIn: 'auth.title.comment',
    about: video,
    run: () => import('../comments/comment.intent'),
  },
  repost: {
    needs: 'onboarded',
    signIn: 'auth.title.repost',
    about: video,
    run: () => import('../repost/repost.intent'),
  },
  save: {
    about: video,
    run: () => import('../saved/save.intent'),
  },
  report: {
    signIn: 'auth.title.report',
    about: video,
    run: () => import('../report/report.intent'),
  },
  join: {
    needs: 'onboarded',
    signIn: 'auth.title.join',
    about: place,
    run: membership,
  },
  leave: {
    about: place,
    run: membership,
  },
  invite: {
    needs: 'onboarded',
    signIn: 'auth.title.join',
    about: [...place, 'token'],
    run: () => import('../community/invite.intent'),
  },
  withdraw: {
    about: place,
    run: membership,
  },
  participate: {
    needs: 'onboarded',
    signIn: 'auth.title.join',
    about: ['loopId', 'slug', 'change'],
    run: () => import('../loop/participation.intent'),
  },
  subscribe: {
    // Of communities it is offered to members alone, so never stored.
    about: ['loopId', 'slug'],
    run: () => import('../community/subscription.intent'),
  },
  block: {
    // Offered to viewers alone, so never stored.
    run: () => import('../profilePage/block.intent'),
  },
  creator: {
    needs: 'onboarded',
    signIn: 'auth.title.creator',
    about: [],
    run: () => import('../creator/creator.intent'),
  },
  share: {
    needs: 'nothing',
    run: () => import('../share/share.intent'),
  },
  signin: {
    about: [],
    run: null,
  },
}

const rowOf = (type: IntentType): Row<Intent> => intents[type]

/** Whether anybody may do it immediately. */
export const needsNothing = (intent: Intent): intent is IntentOf<'share'> => rowOf(intent.type).needs === 'nothing'

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
