import { siteKey } from '../kit/settings'
import { tabStorage } from '../kit/storage'
import type { SessionSettings } from './session.kept'

/** Which of the page's own tokens has been used, by a mark that says nothing about it; as long as this tab lasts. */
export const ssoMark = (settings: SessionSettings) => {
  const storage = tabStorage(settings)
  const key = `geuinSsoToken ${siteKey(settings)}`
  return {
    get: () => storage.get(key),
    set: (mark: string) => void storage.set(key, mark),
    forget: () => storage.remove(key),
  }
}
