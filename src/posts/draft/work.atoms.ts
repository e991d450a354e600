import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { draftsOf } from '../../kit/form'
import { fromJson, toJson } from '../../kit/guard'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { viewerIdAtom } from '../../session/session.atoms'
import { type PostValues, toStoredValues } from '../post'
import type { OpenWork, Work } from './work'

const nameOf = (settings: Settings, draftId: string) => `${pageStore().get(viewerIdAtom(settings))} post ${draftId}`

/** Each viewer has another one: what somebody wrote is not sent, nor shown, when another one has signed in. */
export const workAtom = (settings: Settings, draftId: string): PrimitiveAtom<Work> =>
  shared(`posts:work:${siteKey(settings)}:${nameOf(settings, draftId)}`, () => atom<Work>({ status: 'loading' }))

export const readWork = (settings: Settings, draftId: string): Work => pageStore().get(workAtom(settings, draftId))

/** Changes a draft that is open. */
export const setWork = (settings: Settings, draftId: string, fields: Partial<OpenWork>): void => {
  const now = readWork(settings, draftId)
  if (now.status === 'open') pageStore().set(workAtom(settings, draftId), { ...now, ...fields })
}

/** What was written and the server has not got: it outlives a reload and a lost line. */
export const unsavedValues = {
  get: (settings: Settings, draftId: string): PostValues | null =>
    toStoredValues(fromJson(`${draftsOf(settings).get(nameOf(settings, draftId)).values ?? ''}`)),
  set: (settings: Settings, draftId: string, values: PostValues): void =>
    draftsOf(settings).set(nameOf(settings, draftId), { values: toJson(values) }),
  remove: (settings: Settings, draftId: string): void => draftsOf(settings).set(nameOf(settings, draftId), {}),
}

/** The draft that this tab's new post has become, so that a reload continues it. */
export const newPostDraft = {
  get: (settings: Settings): string | null => {
    const { id } = draftsOf(settings).get(nameOf(settings, 'new'))
    return typeof id === 'string' ? id : null
  },
  set: (settings: Settings, id: string | null): void =>
    draftsOf(settings).set(nameOf(settings, 'new'), id === null ? {} : { id }),
}
