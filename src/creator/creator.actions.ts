/** Becoming a creator. No failure here throws. */
import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { updateUser } from '../session/session.actions'
import { paths } from '../wire/paths'
import { type CreatorStatus, toCreatorStatus } from './creator'

/**
 * Asks the server how far the viewer's request is, and keeps that with the user.
 * @returns null when it can't be told now, or when the signal aborted
 */
export const readCreatorStatus = async (element: Element, signal?: AbortSignal): Promise<CreatorStatus | null> => {
  try {
    const { data } = await httpFor(resolveSettings(element)).get(paths.creatorStatus, { signal })
    const status = toCreatorStatus(record(data).cb_request_status)
    if (!status || signal?.aborted) return null
    updateUser(element, { ksCbRequestStatus: status })
    return status
  } catch {
    return null
  }
}

/** Asks to become a creator. @returns whether the server took it */
export const requestCreator = async (element: Element): Promise<boolean> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.creatorRequest, { body: { source: 'app_web' } })
    updateUser(element, { ksCbRequestStatus: 'requested' })
    return true
  } catch {
    return false
  }
}
