import { record } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import type { CodeTrouble } from '../../session/code'
import { type Consuming, codeTrouble } from '../../session/code.actions'
import { encryptedDeviceId } from '../../session/deviceId'
import { paths } from '../../wire/paths'

export type UpdateResult = { status: 'verified' } | ({ status: 'failed' } & CodeTrouble)

/**
 * Takes over the address that the code was sent to. The session stays; the caller updates the user's fields, since the
 * server answers no account.
 */
export const updateContact = async (
  element: Element,
  { digits, preAuthSessionId, deviceId }: Consuming,
): Promise<UpdateResult> => {
  const settings = resolveSettings(element)
  try {
    const { data } = await httpFor(settings).send('POST', paths.updateContact, {
      body: {
        userInputCode: digits,
        deviceId,
        encrypted_device_id: await encryptedDeviceId(settings),
        preAuthSessionId,
      },
    })
    return record(data).verified === true ? { status: 'verified' } : { status: 'failed', code: 'wrong' }
  } catch (error) {
    return { status: 'failed', ...codeTrouble(error) }
  }
}
