import type { Settings } from '../kit/settings'
import { storageFor } from '../kit/storage'
import { uniqueId } from '../kit/uniqueId'

const storageKey = 'geuinDeviceId'

/** This browser's own id: created once, then kept for as long as storage lasts. */
export const deviceId = ({ storageMode }: Pick<Settings, 'storageMode'>): string => {
  const storage = storageFor(storageMode)
  const stored = storage.get(storageKey)
  if (stored) return stored
  const created = uniqueId()
  storage.set(storageKey, created)
  return created
}

type CipherSettings = Pick<Settings, 'cipherKey' | 'cipherIv'>

/**
 * A value as the sign-in calls take it: under AES (CBC, PKCS #7) with key and initialisation vector of the settings, as
 * base64; unchanged when the page has set none.
 */
export const seal = async ({ cipherKey, cipherIv }: CipherSettings, text: string): Promise<string> => {
  if (!cipherKey || !cipherIv) return text
  const { encrypt } = await import('./cipher')
  return encrypt(text, cipherKey, cipherIv)
}

/** The device id as `encrypted_device_id` takes it: sealed with the secret suffix. */
export const encryptedDeviceId = (
  settings: CipherSettings & Pick<Settings, 'storageMode' | 'cipherSuffix'>,
): Promise<string> => {
  const { cipherKey, cipherIv, cipherSuffix } = settings
  return seal(settings, deviceId(settings) + (cipherKey && cipherIv ? (cipherSuffix ?? '') : ''))
}
