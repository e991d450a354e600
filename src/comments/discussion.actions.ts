import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { CommentChanges, CommentId } from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/playable'
import { videoStore } from '../entities/video.store'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { type CommentSort, fetchReplies, fetchThreads } from './comments.query'
import { emptyTalk, step, type Talk, type TalkEvent } from './talk'
import { changeOutbox, unsentAtom } from './unsent.atoms'

/** What a page knows of the comments under a video. */
export interface Discussion {
  status: 'loading' | 'failed' | 'ready'
  /** The order that the viewer chose. */
  sort: CommentSort
  /** The order of the list that is here: the former one until the answer comes. */
  listed: CommentSort
  talk: Talk
  /** The next page of threads. */
  more: 'idle' | 'loading' | 'failed'
  /** What was written last, for a screen reader; null for nothing yet. */
  news: CommentId | null
}

const initial: Discussion = {
  ...{ status: 'loading', sort: 'top', listed: 'top', talk: emptyTalk, more: 'idle', news: null },
}

const entryOf = (settings: Settings, videoId: VideoId) =>
  shared(`comments:discussion:${siteKey(settings)}:${videoId}`, () => ({
    atom: atom(initial) as PrimitiveAtom<Discussion>,
    /** Comments that this page wrote: a list that was requested before may come after them. */
    written: new Set<CommentId>(),
    /** What happened while the first page is under way, which may be older; null when none is. */
    meanwhile: null as CommentChanges[] | null,
    /** Ends the request for the first page. */
    stop: () => {},
  }))

export const discussionAtom = (settings: Settings, videoId: VideoId) => entryOf(settings, videoId).atom

const change = (settings: Settings, videoId: VideoId, to: Partial<Discussion>) =>
  pageStore().set(discussionAtom(settings, videoId), (before) => ({ ...before, ...to }))

/** The video's counter, wherever it shows, follows the list. */
const setCount = (settings: Settings, videoId: VideoId, comments: number) =>
  videoStore.update(siteKey(settings), videoId, (video) =>
    video.counts && video.counts.comments !== comments ? { ...video, counts: { ...video.counts, comments } } : video,
  )

/** Runs an event on the list, when there is one. */
export const stepTalk = (settings: Settings, videoId: VideoId, event: TalkEvent): void => {
  const { talk, status } = pageStore().get(discussionAtom(settings, videoId))
  if (status !== 'ready') return
  const next = step(talk, event)
  if (next === talk) return
  change(settings, videoId, { talk: next, ...(event.type === 'newShown' && { news: null }) })
  if (next.count !== talk.count) setCount(settings, videoId, next.count)
}

/** Puts a comment into the list that the server took from this page. */
export const addWritten = (settings: Settings, videoId: VideoId, id: CommentId): void => {
  const { written } = entryOf(settings, videoId)
  written.add(id)
  const { threadId } = commentStore.get(siteKey(settings), id)
  stepTalk(settings, videoId, { type: 'wrote', id, threadId })
  change(settings, videoId, { news: id })
}

/** Takes comments out of the list: deleted, reported or of somebody whom the viewer blocked. */
export const removeComments = (settings: Settings, videoId: VideoId, ids: readonly CommentId[]): void => {
  const { written } = entryOf(settings, videoId)
  for (const id of ids) {
    written.delete(id)
    stepTalk(settings, videoId, { type: 'removed', id })
  }
}

/** The ids of a list, replies included. */
export const listedIds = ({ threads, waiting, replies }: Talk): readonly CommentId[] =>
  [...waiting, ...threads].flatMap((id) => [id, ...(replies[id]?.ids ?? [])])

/** Loads the first page; the list that is shown stays until then, in its order. @throws ApiError when it has to stay */
export const loadThreads = async (settings: Settings, videoId: VideoId, sort: CommentSort): Promise<void> => {
  const entry = entryOf(settings, videoId)
  entry.stop()
  const controller = new AbortController()
  const { signal } = controller
  entry.stop = () => controller.abort()
  // The answer has what was written before.
  entry.written.clear()
  entry.meanwhile = []
  const { status } = pageStore().get(entry.atom)
  change(settings, videoId, { sort, news: null, ...(status === 'failed' && { status: 'loading' }) })
  try {
    const page = await fetchThreads(settings, { videoId, sort, signal })
    if (signal.aborted) return
    const known = videoStore.find(siteKey(settings), videoId)?.counts?.comments ?? 0
    const opened = step(emptyTalk, { type: 'opened', page, count: known })
    const all = listedIds(opened)
    const missing = [...entry.written].filter((id) => !all.includes(id))
    // The former list has counted them.
    const counted = status === 'ready' ? known - missing.length : known
    // A list that is here completely says better than the video how many there are.
    const isWhole = [opened, ...Object.values(opened.replies)].every(({ cursor }) => cursor === null)
    const count = isWhole ? all.length : Math.max(all.length, counted)
    change(settings, videoId, { status: 'ready', listed: sort, talk: { ...opened, count }, more: 'idle' })
    setCount(settings, videoId, count)
    for (const id of missing) addWritten(settings, videoId, id)
    const { meanwhile } = entry
    entry.meanwhile = null
    for (const changes of meanwhile ?? []) {
      if (changes.version > page.version) commentStore.put(siteKey(settings), changes.comments)
      takeChanges(settings, videoId, changes)
    }
  } catch (error) {
    if (signal.aborted) return
    entry.meanwhile = null
    if (status !== 'ready') return change(settings, videoId, { status: 'failed' })
    change(settings, videoId, { sort: pageStore().get(entry.atom).listed })
    throw error
  }
}

/** Loads the next page of threads. */
export const loadMoreThreads = async (settings: Settings, videoId: VideoId): Promise<void> => {
  const { atom } = entryOf(settings, videoId)
  const { talk, listed, more } = pageStore().get(atom)
  const { cursor } = talk
  if (cursor === null || more === 'loading') return
  change(settings, videoId, { more: 'loading' })
  // Another list may have come meanwhile.
  const isNext = () => pageStore().get(atom).talk.cursor === cursor
  try {
    const page = await fetchThreads(settings, { videoId, sort: listed, cursor })
    if (!isNext()) return
    stepTalk(settings, videoId, { type: 'threadsLoaded', page })
    change(settings, videoId, { more: 'idle' })
  } catch {
    if (isNext()) change(settings, videoId, { more: 'failed' })
  }
}

/** Loads the next replies of a thread. @throws ApiError */
export const loadReplies = async (settings: Settings, videoId: VideoId, threadId: CommentId): Promise<void> => {
  const { talk } = pageStore().get(discussionAtom(settings, videoId))
  const { ids, cursor } = await fetchReplies(settings, threadId, { cursor: talk.replies[threadId]?.cursor ?? null })
  stepTalk(settings, videoId, { type: 'repliesLoaded', threadId, ids, cursor })
}

/** Takes over what happened under a video. */
export const takeChanges = (settings: Settings, videoId: VideoId, changes: CommentChanges): void => {
  const { version } = pageStore().get(discussionAtom(settings, videoId)).talk
  if (changes.version <= version) return
  entryOf(settings, videoId).meanwhile?.push(changes)
  const { outbox } = pageStore().get(unsentAtom(settings, videoId))
  const viewerId = userOf(pageStore().get(sessionAtom(settings)))?.id
  const written = changes.comments.filter(({ id }) => changes.written.includes(id))
  for (const { id, viewer } of written) {
    // The viewer's own, of which the answer is still on its way, or was lost.
    if (!outbox.some(({ clientId }) => clientId === viewer?.clientId)) continue
    changeOutbox(settings, videoId, (all) => all.filter(({ clientId }) => clientId !== viewer?.clientId))
    addWritten(settings, videoId, id)
  }
  const { written: own } = entryOf(settings, videoId)
  for (const id of changes.gone) own.delete(id)
  stepTalk(settings, videoId, { type: 'changed', changes })
  const news = written.filter(({ author }) => author?.id !== viewerId).at(-1)
  if (news) change(settings, videoId, { news: news.id })
}
