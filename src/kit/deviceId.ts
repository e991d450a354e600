import type { Settings } from './settings'
import { storageFor } from './storage'
import { uuid } from './uuid'

const storageKey = 'geuinDeviceId'

/** This browser's own id: made once, then kept for as long as storage lasts. */
export const deviceId = ({ storageMode }: Pick<Settings, 'storageMode'>): string => {
  const storage = storageFor(storageMode)
  const kept = storage.get(storageKey)
  if (kept) return kept
  const made = uuid()
  storage.set(storageKey, made)
  return made
}

type CipherSettings = Pick<Settings, 'storageMode' | 'cipherKey' | 'cipherIv' | 'cipherSuffix'>

/**
 * The device id as `encrypted_device_id` takes it: with the secret suffix, under AES with the key and the initialisation
 * vector of the settings; null when the page has set none.
 */
export const encryptedDeviceId = async (settings: CipherSettings): Promise<string | null> => {
  const { cipherKey, cipherIv, cipherSuffix = '' } = settings
  if (!cipherKey || !cipherIv) return null
  const { encrypt } = await import('./cipher')
  return encrypt(deviceId(settings) + cipherSuffix, cipherKey, cipherIv)
}
