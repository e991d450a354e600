/** Signing devices out. Failures are returned as keys of their messages, not thrown. */

import { httpFor, isApiError } from '../kit/http'
import { queryClient } from '../kit/query'
import { resolveSettings } from '../kit/settings'
import { errorKey } from '../ui/state/errorText'
import { paths } from '../wire/paths'
import type { Device } from './device'
import { devicesKey } from './devices.query'

/** Key of the message why it failed; null when it did not. */
export type Failure = ReturnType<typeof errorKey> | null

const keepOnly = (element: Element, userId: string, isKept: (device: Device) => boolean) =>
  queryClient().setQueryData<readonly Device[]>(devicesKey(resolveSettings(element), userId), (devices) =>
    devices?.filter(isKept),
  )

/** Signs out one of the viewer's other devices. */
export const endDevice = async (element: Element, userId: string, { id }: Device): Promise<Failure> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.sessionEnd, { body: { session_id: id } })
  } catch (error) {
    // It has signed out itself meanwhile.
    if (!isApiError(error) || error.code !== 404) return errorKey(error)
  }
  keepOnly(element, userId, (device) => device.id !== id)
  return null
}

/** Signs out all of the viewer's devices but this one. */
export const endOtherDevices = async (element: Element, userId: string): Promise<Failure> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.sessionEndOthers)
  } catch (error) {
    return errorKey(error)
  }
  keepOnly(element, userId, ({ isCurrent }) => isCurrent)
  return null
}
