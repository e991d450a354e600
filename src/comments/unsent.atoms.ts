import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla'
import type { VideoId } from '../entities/playable'
import { record } from '../kit/guard'
import { persisted } from '../kit/persisted'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { viewerIdAtom } from '../session/session.atoms'
import { type Draft, emptyUnsent, type Outgoing, toUnsent, type Unsent } from './unsent'

const stored = persisted<Readonly<Record<string, unknown>>>({ key: 'geuinComments', read: record })

const store = (settings: Settings, videoId: VideoId, { draft, outbox }: Unsent) => {
  const { [videoId]: _, ...others } = stored.get(settings) ?? {}
  const isEmpty = !draft.text && !draft.answer && !draft.editing && outbox.length === 0
  const next = isEmpty ? others : { ...others, [videoId]: { draft, outbox } }
  if (Object.keys(next).length > 0) stored.set(settings, next)
  else stored.remove(settings)
}

const readUnsent = (settings: Settings, videoId: VideoId): Unsent => {
  const all = stored.get(settings)
  return all && Object.hasOwn(all, videoId) ? toUnsent(all[videoId]) : emptyUnsent
}

type UnsentAtom = WritableAtom<Unsent, [(before: Unsent) => Unsent], void>

const make = (settings: Settings, videoId: VideoId): UnsentAtom => {
  const current: PrimitiveAtom<Unsent> = atom(readUnsent(settings, videoId))
  // Another viewer of this tab must not read it; the values of the former one are gone by now.
  pageStore().sub(viewerIdAtom(settings), () => {
    const { outbox } = pageStore().get(current)
    const next = readUnsent(settings, videoId)
    const underWay = next.outbox.map((it) => outbox.find(({ clientId }) => clientId === it.clientId) ?? it)
    pageStore().set(current, { ...next, outbox: underWay })
  })
  return atom(
    (get) => get(current),
    (get, set, change) => {
      const next = change(get(current))
      set(current, next)
      store(settings, videoId, next)
    },
  )
}

/** What is unsent under a video: it outlives a closed panel, a sign-in and a reload, not the tab. */
export const unsentAtom = (settings: Settings, videoId: VideoId): UnsentAtom =>
  shared(`comments:unsent:${siteKey(settings)}:${videoId}`, () => make(settings, videoId))

export const changeDraft = (settings: Settings, videoId: VideoId, change: (draft: Draft) => Draft): void =>
  pageStore().set(unsentAtom(settings, videoId), (before) => ({ ...before, draft: change(before.draft) }))

export const changeOutbox = (
  settings: Settings,
  videoId: VideoId,
  change: (outbox: readonly Outgoing[]) => readonly Outgoing[],
): void => pageStore().set(unsentAtom(settings, videoId), (before) => ({ ...before, outbox: change(before.outbox) }))
