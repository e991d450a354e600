/** Requests about becoming a creator. They return failures instead of throwing. */
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { track } from '../analytics/track'
import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { resolveSettings, type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { userOf } from '../session/session'
import { sessionOf, updateUser } from '../session/session.actions'
import { paths } from '../wire/paths'
import { type CreatorStatus, toCreatorStatus } from './creator'
import { creatorStrings } from './creator.strings'

interface CreatorRequest {
  isPending: PrimitiveAtom<boolean>
  /** Goes up when a request starts and when it ends: a status that was asked for earlier is out of date. */
  version: number
}

const requestOf = (settings: Settings): CreatorRequest =>
  shared(`creator:${siteKey(settings)}`, () => ({ isPending: atom(false), version: 0 }))

/** Whether the viewer's request to become a creator is under way. */
export const isRequestPendingAtom = (settings: Settings): PrimitiveAtom<boolean> => requestOf(settings).isPending

/**
 * Reads the status of the viewer's request from the server, and stores it with the user.
 * @returns null when the request failed or the signal aborted
 */
export const readCreatorStatus = async (element: Element, signal?: AbortSignal): Promise<CreatorStatus | null> => {
  const settings = resolveSettings(element)
  const request = requestOf(settings)
  const { version } = request
  try {
    const { data } = await httpFor(settings).get(paths.creatorStatus, { signal })
    const status = toCreatorStatus(record(data).cb_request_status)
    if (!status || signal?.aborted || request.version !== version) return null
    updateUser(element, { ksCbRequestStatus: status })
    return status
  } catch {
    return null
  }
}

const sayFailed = async (element: Element) => {
  const t = translator(await creatorStrings.load(resolveSettings(element).locale))
  pageStore().set(showToast, element, { kind: 'error', message: t('creator.failed') })
}

/** Asks to become a creator, one request at a time; a failure shows as a toast. */
export const requestCreator = async (element: Element): Promise<void> => {
  const settings = resolveSettings(element)
  const store = pageStore()
  const request = requestOf(settings)
  const user = userOf(sessionOf(element))
  if (!user || store.get(request.isPending)) return
  store.set(request.isPending, true)
  request.version += 1
  track(element, 'Become CB Request Clicked', { element: element.localName })
  try {
    await httpFor(settings).send('POST', paths.creatorRequest, { body: { source: 'app_web' } })
    updateUser(element, { id: user.id, ksCbRequestStatus: 'requested' })
  } catch {
    await sayFailed(element)
  } finally {
    request.version += 1
    store.set(request.isPending, false)
  }
}

/** After a sign-in: sends the request unless the server knows of one. */
export const resumeCreatorRequest = async (element: Element): Promise<void> => {
  if ((await readCreatorStatus(element)) === 'pending') await requestCreator(element)
}
