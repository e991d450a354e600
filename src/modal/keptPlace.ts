import { type Settings, siteKey } from '../kit/settings'
import { type KeptTexts, tabStorage } from '../kit/storage'
import { tabKey } from '../kit/tabKeys'

export type KeptSettings = Pick<Settings, 'apiHost' | 'brandId' | 'storageMode'>

/** The page's modal, or the steps of an element that shows them in place. */
export type Place = 'page' | 'inline'

/** Where an open modal is kept. */
export const keptPlace = (settings: KeptSettings, place: Place): { storage: KeptTexts; key: string } => ({
  storage: tabStorage(settings),
  key: tabKey(`Modal ${place}`, siteKey(settings)),
})
