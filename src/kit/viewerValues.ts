import { type PersistedSettings, storageKey, type ViewerKey } from './persistedKeys'
import { tabStorage } from './storage'

/** Listed here because a session may end before the code that owns a value has loaded. */
const keys: Record<ViewerKey, true> = {
  geuinDrafts: true,
  geuinComments: true,
  'geuinModal page': true,
  'geuinModal inline': true,
  'geuinCode sign-in': true,
  'geuinCode update': true,
}

/** Removes what the viewer typed or has begun: the next viewer of this tab must not read it. */
export const removeViewerValues = (settings: PersistedSettings): void => {
  for (const key of Object.keys(keys)) tabStorage(settings).remove(storageKey(settings, key as ViewerKey))
}
