import { begunElements } from '../kit/knownElements'
import { onSettingsChange, resolveSettings, type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'

type KeySettings = Pick<Settings, 'apiHost' | 'brandId' | 'analyticsUrl'>

/** The keys of all that is stored only with the viewer's consent. */
export const optionalKeys = {
  communities: () => 'recentCommunities',
  searches: (settings: KeySettings) => `geuinSearches ${siteKey(settings)}`,
  analytics: ({ analyticsUrl }: KeySettings) => `geuinAnalytics ${analyticsUrl}`,
}

/** Removes what was stored with the viewer's consent. */
export const forgetStored = (settings: KeySettings & Pick<Settings, 'storageMode'>): void => {
  for (const key of Object.values(optionalKeys)) storageFor(settings.storageMode).remove(key(settings))
}

/** From now on forgets as soon as the page's viewer takes their consent back. */
export const forgetOnDenial = (): void =>
  void shared('consent:forget', () =>
    onSettingsChange(() => {
      // An element may have settings of its own.
      for (const element of [undefined, ...begunElements()]) {
        const settings = resolveSettings(element)
        if (settings.consent === 'denied') forgetStored(settings)
      }
    }),
  )
