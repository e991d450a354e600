import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { draftsOf } from '../../kit/form'
import { fromJson, toJson } from '../../kit/guard'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { viewerIdAtom } from '../../session/session.atoms'
import { type PostValues, toStoredValues } from '../post'
import type { OpenWork, Work } from './work'

const draftKey = (settings: Settings, draftId: string) => `${pageStore().get(viewerIdAtom(settings))} post ${draftId}`

/** One atom per viewer and draft: what somebody wrote is neither sent nor shown when somebody else has signed in. */
export const workAtom = (settings: Settings, draftId: string): PrimitiveAtom<Work> =>
  shared(`posts:work:${siteKey(settings)}:${draftKey(settings, draftId)}`, () => atom<Work>({ status: 'loading' }))

export const readWork = (settings: Settings, draftId: string): Work => pageStore().get(workAtom(settings, draftId))

/** Changes a draft that is open. */
export const setWork = (settings: Settings, draftId: string, fields: Partial<OpenWork>): void => {
  const now = readWork(settings, draftId)
  if (now.status === 'open') pageStore().set(workAtom(settings, draftId), { ...now, ...fields })
}

/** What was written and the server has not got: it outlives a reload and a lost line. */
export const unsavedValues = {
  get: (settings: Settings, draftId: string): PostValues | null =>
    toStoredValues(fromJson(`${draftsOf(settings).get(draftKey(settings, draftId)).values ?? ''}`)),
  set: (settings: Settings, draftId: string, values: PostValues): void =>
    draftsOf(settings).set(draftKey(settings, draftId), { values: toJson(values) }),
  remove: (settings: Settings, draftId: string): void => draftsOf(settings).set(draftKey(settings, draftId), {}),
}

/** The draft that this tab's new post has become, so that a reload continues it. */
export const newPostDraft = {
  get: (settings: Settings): string | null => {
    const { id } = draftsOf(settings).get(draftKey(settings, 'new'))
    return typeof id === 'string' ? id : null
  },
  set: (settings: Settings, id: string | null): void =>
    draftsOf(settings).set(draftKey(settings, 'new'), id === null ? {} : { id }),
}
