/** Under which keys a tab keeps small values, see persisted.ts. Apart, since every page asks whether there is one. */
import { type Settings, siteKey } from './settings'
import { tabStorage } from './storage'

export type PersistedSettings = Pick<Settings, 'apiHost' | 'brandId' | 'storageMode'>

/** Of what a viewer typed or has begun, see viewerValues.ts. */
export type ViewerKey =
  | 'geuinDrafts'
  | 'geuinComments'
  | 'geuinModal page'
  | 'geuinModal inline'
  | 'geuinCode sign-in'
  | 'geuinCode update'

/** The site follows in storage, see `siteKey`. */
export type PersistedKey = ViewerKey | 'geuinFloatClosed' | 'geuinSsoToken' | 'geuinToast'

export const storageKey = (settings: PersistedSettings, key: PersistedKey) => `${key} ${siteKey(settings)}`

/** Whether a value is stored, for code that decides whether to load its reader. */
export const isPersisted = (settings: PersistedSettings, key: PersistedKey): boolean =>
  tabStorage(settings).get(storageKey(settings, key)) !== null
