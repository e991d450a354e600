/**
 * What a viewer wants shows before the server has agreed: on top of what is confirmed, one request at a time for each
 * thing, and the latest tap wins. It is dropped when the viewer changes.
 */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'

/** What a viewer wants of one thing. */
export interface Pending<W> {
  wanted: W
  /** What the request under way asks for; null when none is. */
  sent: W | null
}

export type PendingEvent<W> =
  | { type: 'tapped'; wanted: W }
  /** `keep`: answers that were requested earlier may still come, so what is wanted is shown on top of those too. */
  | { type: 'confirmed'; keep: boolean }
  | { type: 'refused' }

/** Null: nothing is wanted, and what is confirmed shows. A refusal of the latest tap ends it; an earlier one does not. */
export const step = <W>(pending: Pending<W> | null, event: PendingEvent<W>): Pending<W> | null => {
  if (event.type === 'tapped') {
    const { wanted } = event
    if (pending && (pending.sent !== null || pending.wanted === wanted)) return { ...pending, wanted }
    return { wanted, sent: wanted }
  }
  if (!pending || pending.sent === null) return pending
  if (pending.wanted !== pending.sent) return { ...pending, sent: pending.wanted }
  return event.type === 'confirmed' && event.keep ? { ...pending, sent: null } : null
}

interface Entry {
  pending: PrimitiveAtom<Pending<unknown> | null>
  onDropped?: (() => void) | undefined
}

const entries = (scope: string) => shared(`pending:${scope}`, () => new Map<string, Entry>())

const entryOf = (scope: string, key: string): Entry => {
  const known = entries(scope).get(key) ?? { pending: atom<Pending<unknown> | null>(null) }
  entries(scope).set(key, known)
  return known
}

/** What the viewer wants of one thing; `key`: what they want and of which id, such as `spark 7`. */
export const pendingAtom = <W>(scope: string, key: string) =>
  entryOf(scope, key).pending as PrimitiveAtom<Pending<W> | null>

/** Forgets what the viewer wants of all things whose key starts with `keyStart`: the server has ended it for all of them. */
export const dropWanted = (scope: string, keyStart: string): void => {
  for (const [key, { pending }] of entries(scope)) if (key.startsWith(keyStart)) pageStore().set(pending, null)
}

interface Request<W, A> {
  /** The site. */
  scope: string
  /** As for {@link pendingAtom}. */
  key: string
  /** The viewer's id. */
  viewer: Atom<string | null>
  /** See {@link PendingEvent}. */
  keep: boolean
  /** Asks the server. */
  send(wanted: W): Promise<A>
  /** Puts the answer into the entity. */
  onConfirmed(answer: A, wanted: W): void | Promise<void>
  /** What was wanted last is refused, and what is confirmed shows again. */
  onRefused(error: unknown): void
  /** The viewer who wanted it is gone. */
  onDropped?: () => void
}

/** Drops what the viewer of a site wanted when another one takes their place, or nobody does. */
const followViewer = (scope: string, viewer: Atom<string | null>) =>
  shared(`pending:viewer:${scope}`, () =>
    pageStore().sub(viewer, () => {
      for (const entry of entries(scope).values()) {
        const { onDropped } = entry
        entry.onDropped = undefined
        pageStore().set(entry.pending, null)
        onDropped?.()
      }
    }),
  )

/** Shows what the viewer wants and asks the server for it, after a request for the same thing that is under way. */
export const want = async <W, A>(wanted: W, request: Request<W, A>): Promise<void> => {
  const { scope, key, viewer, keep, send, onConfirmed, onRefused, onDropped } = request
  const store = pageStore()
  const pending = pendingAtom<W>(scope, key)
  entryOf(scope, key).onDropped = onDropped
  followViewer(scope, viewer)
  const dispatch = (event: PendingEvent<W>) => {
    const after = step(store.get(pending), event)
    store.set(pending, after)
    return after
  }

  const asking = store.get(viewer)
  const before = store.get(pending)
  const isUnderWay = before !== null && before.sent !== null
  let now = dispatch({ type: 'tapped', wanted })
  if (isUnderWay) return
  while (now && now.sent !== null) {
    const { sent } = now
    try {
      const answer = await send(sent)
      if (store.get(viewer) !== asking) return
      await onConfirmed(answer, sent)
      now = dispatch({ type: 'confirmed', keep })
    } catch (error) {
      if (store.get(viewer) !== asking) return
      now = dispatch({ type: 'refused' })
      if (!now) onRefused(error)
    }
  }
}
