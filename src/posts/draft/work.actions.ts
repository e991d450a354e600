import { record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { paths } from '../../wire/paths'
import { fromValues, type Post, type PostValues, toDraft, toPost } from '../post'
import { fetchDraft } from '../post.query'
import { followProcessing } from '../upload/follow.actions'
import { uploadAtom } from '../upload/upload.atoms'
import type { OpenWork } from './work'
import { readWork, setWork, unsavedValues, workAtom } from './work.atoms'

/** Milliseconds without a change after which a draft is saved. */
const pauseTime = 1500
/** Until it is tried again after a failure. */
const retryTime = 10_000

interface Saver {
  timer?: ReturnType<typeof setTimeout> | undefined
  /** Ends with the save that was asked for last; one begins when the one before has ended. */
  last: Promise<boolean>
}

const saverOf = (settings: Settings, draftId: string): Saver =>
  shared(`posts:saver:${siteKey(settings)}:${draftId}`, (): Saver => ({ last: Promise.resolve(true) }))

/** Begins a draft. @returns its id @throws ApiError */
export const createDraft = async (settings: Settings, values: PostValues): Promise<string> => {
  const body = fromValues(values)
  const { data } = await httpFor(settings).send('POST', paths.videoDraft, { body, retry: true })
  const draft = toDraft(data, settings)
  const id = draft?.id ?? text(record(data).draft_id)
  pageStore().set(workAtom(settings, id), {
    ...{ status: 'open', values, uploadPath: null, saving: 'saved', savedAt: draft?.updatedAt ?? null },
  })
  return id
}

/** Reads what another device may have written meanwhile; what is written or sent here wins. */
const refreshDraft = async (settings: Settings, draftId: string, before: OpenWork): Promise<void> => {
  if (before.saving !== 'saved') return saveSoon(settings, draftId)
  const draft = await fetchDraft(settings, draftId).catch(() => null)
  if (!draft || readWork(settings, draftId) !== before) return
  setWork(settings, draftId, { values: draft.values, uploadPath: draft.uploadPath, savedAt: draft.updatedAt })
}

/** Reads a draft of any device; what this browser has not saved wins. */
export const openDraft = async (settings: Settings, draftId: string): Promise<void> => {
  const before = readWork(settings, draftId)
  if (before.status === 'open') return refreshDraft(settings, draftId, before)
  const at = workAtom(settings, draftId)
  pageStore().set(at, { status: 'loading' })
  const unsaved = unsavedValues.get(settings, draftId)
  try {
    const { values, uploadPath, updatedAt } = await fetchDraft(settings, draftId)
    // Another viewer has another one.
    if (workAtom(settings, draftId) !== at) return
    const work = { status: 'open' as const, uploadPath, savedAt: updatedAt }
    pageStore().set(at, { ...work, values: unsaved ?? values, saving: unsaved ? 'unsaved' : 'saved' })
    if (unsaved) saveSoon(settings, draftId)
    if (uploadPath && pageStore().get(uploadAtom(settings, draftId)).status === 'none') {
      followProcessing(settings, draftId, uploadPath)
    }
  } catch (error) {
    pageStore().set(at, { status: 'failed', error })
  }
}

const send = async (settings: Settings, draftId: string): Promise<boolean> => {
  const work = readWork(settings, draftId)
  if (work.status !== 'open') return false
  const { values, uploadPath } = work
  setWork(settings, draftId, { saving: 'saving' })
  try {
    const body = { draft_id: draftId, ...(uploadPath && { upload_path: uploadPath }), ...fromValues(values) }
    await httpFor(settings).send('POST', paths.videoDraft, { body, retry: true })
  } catch {
    setWork(settings, draftId, { saving: 'failed' })
    saveSoon(settings, draftId, retryTime)
    return false
  }
  const now = readWork(settings, draftId)
  if (now.status !== 'open') return true
  const isSame = now.values === values && now.uploadPath === uploadPath
  setWork(settings, draftId, { savedAt: Date.now(), saving: isSame ? 'saved' : 'unsaved' })
  if (isSame) unsavedValues.remove(settings, draftId)
  else saveSoon(settings, draftId)
  return isSame
}

/** Saves what was written now. @returns whether the server has all of it */
export const saveDraft = (settings: Settings, draftId: string): Promise<boolean> => {
  const saver = saverOf(settings, draftId)
  clearTimeout(saver.timer)
  saver.last = saver.last.then(() => {
    const work = readWork(settings, draftId)
    return (work.status === 'open' && work.saving === 'saved') || send(settings, draftId)
  })
  return saver.last
}

const saveSoon = (settings: Settings, draftId: string, delay = pauseTime): void => {
  const saver = saverOf(settings, draftId)
  clearTimeout(saver.timer)
  saver.timer = setTimeout(() => void saveDraft(settings, draftId), delay)
}

/** Changes a draft; the change is stored in this browser immediately, and on the server soon. */
export const changeDraft = (settings: Settings, draftId: string, fields: Partial<PostValues>): void => {
  const work = readWork(settings, draftId)
  if (work.status !== 'open') return
  const values = { ...work.values, ...fields }
  setWork(settings, draftId, { values, saving: 'unsaved' })
  unsavedValues.set(settings, draftId, values)
  saveSoon(settings, draftId)
}

/** Sets the upload of a draft and saves it immediately, since the server keeps only uploads that something refers to. */
export const attachUpload = (settings: Settings, draftId: string, uploadPath: string | null): void => {
  const work = readWork(settings, draftId)
  if (work.status !== 'open' || work.uploadPath === uploadPath) return
  setWork(settings, draftId, { uploadPath, saving: 'unsaved' })
  void saveDraft(settings, draftId)
}

const forget = (settings: Settings, draftId: string): void => {
  clearTimeout(saverOf(settings, draftId).timer)
  unsavedValues.remove(settings, draftId)
  pageStore().set(workAtom(settings, draftId), { status: 'loading' })
}

/** Posts a draft as it is written now. @throws ApiError */
export const postDraft = async (settings: Settings, draftId: string): Promise<Post | null> => {
  await saveDraft(settings, draftId)
  const { data } = await httpFor(settings).send('POST', paths.videoDraftPost, {
    body: { draft_id: draftId },
    retry: true,
  })
  forget(settings, draftId)
  return toPost(data, settings)
}

/** Throws a draft away. @throws ApiError */
export const deleteDraft = async (settings: Settings, draftId: string): Promise<void> => {
  await httpFor(settings).send('DELETE', `${paths.videoDraft}?draft_id=${encodeURIComponent(draftId)}`)
  forget(settings, draftId)
}
