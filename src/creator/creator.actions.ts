/** Requests about becoming a creator. They return failures instead of throwing. */
import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { updateUser } from '../session/session.actions'
import { paths } from '../wire/paths'
import { type CreatorStatus, toCreatorStatus } from './creator'

/**
 * Reads the status of the viewer's request from the server, and stores it with the user.
 * @returns null when the request failed or the signal aborted
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

/** Requests to become a creator. @returns whether the server accepted the request */
export const requestCreator = async (element: Element): Promise<boolean> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.creatorRequest, { body: { source: 'app_web' } })
    updateUser(element, { ksCbRequestStatus: 'requested' })
    return true
  } catch {
    return false
  }
}
