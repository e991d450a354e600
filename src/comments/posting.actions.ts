import type { Comment, CommentId } from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/playable'
import { showFailure } from '../intent/showFailure'
import { emit } from '../kit/events'
import { httpFor, isApiError } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { uniqueId } from '../kit/uniqueId'
import { hidePerson } from '../report/report.actions'
import { viewerIdAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { deleteComment, editComment, type MentionRange, sendComment } from './comment.actions'
import { commentsStrings } from './comments.strings'
import { addWritten, removeComments } from './discussion.actions'
import { type Draft, emptyDraft, newDraft, type Outgoing, type Person } from './unsent'
import { changeDraft, changeOutbox, unsentAtom } from './unsent.atoms'

/** How a nickname continues, so that the text names somebody else. */
const continued = /^\.?[\p{L}\p{M}\p{N}_-]/u

/** The places where a text names the people whom its writer chose. */
export const mentionsIn = (text: string, people: readonly Person[]): readonly MentionRange[] =>
  // The longest first, since a nickname may begin like another one.
  [...people]
    .sort((a, b) => b.nickname.length - a.nickname.length)
    .reduce<MentionRange[]>((found, { id, nickname }) => {
      const name = `@${nickname}`
      for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
        const end = start + name.length
        const isFree = found.every((it) => end <= it.start || start >= it.end)
        if (isFree && !continued.test(text.slice(end))) found.push({ start, end, userId: id })
      }
      return found
    }, [])
    .sort((a, b) => a.start - b.start)

/** Sends a comment of the outbox; it stays there when that fails. @returns whether the server took it; null for none */
export const sendOutgoing = async (element: Element, videoId: VideoId, clientId: string): Promise<boolean | null> => {
  const settings = resolveSettings(element)
  const find = () =>
    pageStore()
      .get(unsentAtom(settings, videoId))
      .outbox.find((it) => it.clientId === clientId)
  const set = (to: Partial<Outgoing>) =>
    changeOutbox(settings, videoId, (all) => all.map((it) => (it.clientId === clientId ? { ...it, ...to } : it)))
  const outgoing = find()
  if (!outgoing) return null
  set({ status: 'sending', code: null })
  const { threadId, text, people } = outgoing
  try {
    const comment = await sendComment(element, {
      videoId,
      threadId,
      text,
      mentions: mentionsIn(text, people),
      clientId,
    })
    changeOutbox(settings, videoId, (all) => all.filter((it) => it.clientId !== clientId))
    addWritten(settings, videoId, comment.id)
    emit(element, 'geuin:comment', { videoId, commentId: comment.id, threadId: comment.threadId })
    return true
  } catch (error) {
    set({ status: 'failed', code: (isApiError(error) && error.code) || null })
    return false
  }
}

/** Comments whose change is under way. */
const changing = new Set<CommentId>()

/** Changes the comment that a draft is of. @throws ApiError, with code 5360 when it is too old */
const sendChange = async (element: Element, videoId: VideoId, id: CommentId, draft: Draft): Promise<void> => {
  if (changing.has(id)) return
  changing.add(id)
  try {
    const text = draft.text.trim()
    await editComment(element, id, { text, mentions: mentionsIn(text, draft.people) })
    // What was typed meanwhile stays.
    changeDraft(resolveSettings(element), videoId, (now) => (now === draft ? newDraft(now) : now))
  } finally {
    changing.delete(id)
  }
}

/**
 * Sends the draft: a new comment goes to the outbox, where it shows immediately.
 * @returns whether the server took it; null for nothing to send
 * @throws ApiError for the change of a comment
 */
export const sendDraft = async (element: Element, videoId: VideoId): Promise<boolean | null> => {
  const settings = resolveSettings(element)
  const { draft } = pageStore().get(unsentAtom(settings, videoId))
  const text = draft.text.trim()
  if (!text) return null
  if (draft.editing) {
    await sendChange(element, videoId, draft.editing, draft)
    return true
  }
  const threadId = draft.answer?.threadId ?? null
  const outgoing: Outgoing = {
    clientId: uniqueId(),
    threadId,
    text,
    people: draft.people,
    status: 'sending',
    code: null,
  }
  changeDraft(settings, videoId, () => emptyDraft)
  changeOutbox(settings, videoId, (all) => [outgoing, ...all])
  return sendOutgoing(element, videoId, outgoing.clientId)
}

export const discardOutgoing = (element: Element, videoId: VideoId, clientId: string): void =>
  changeOutbox(resolveSettings(element), videoId, (all) => all.filter((it) => it.clientId !== clientId))

/** Deletes a comment; it leaves the list when the server has agreed. */
export const removeComment = async (element: Element, comment: Comment): Promise<void> => {
  const settings = resolveSettings(element)
  try {
    await deleteComment(element, comment)
    const viewerId = pageStore().get(viewerIdAtom(settings))
    // With replies it keeps its place.
    if (comment.counts.replies > 0)
      commentStore.update(siteKey(settings), comment.id, (it) => ({
        ...it,
        removedBy: comment.author?.id === viewerId ? 'author' : 'moderator',
        author: null,
        text: '',
      }))
    else removeComments(settings, comment.videoId, [comment.id])
  } catch (error) {
    await showFailure(element, error)
  }
}

/** Puts a thread first under the viewer's own video, or takes that back. */
export const pinThread = async (element: Element, { id, isPinned }: Comment): Promise<void> => {
  const settings = resolveSettings(element)
  try {
    await httpFor(settings).send('POST', paths.commentPin, { body: { comment_id: id, pinned: !isPinned } })
    commentStore.update(siteKey(settings), id, (it) => ({ ...it, isPinned: !isPinned }))
  } catch (error) {
    await showFailure(element, error)
  }
}

/** Keeps everything of a person away from the viewer. */
export const blockAuthor = async (element: Element, { author, videoId }: Comment): Promise<void> => {
  if (!author) return
  try {
    await hidePerson(element, author, videoId)
    const t = translator(await commentsStrings.load(resolveSettings(element).locale))
    pageStore().set(showToast, element, { kind: 'success', message: t('comments.blocked', { name: author.name }) })
  } catch (error) {
    await showFailure(element, error)
  }
}
