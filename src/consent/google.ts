import { list, record } from '../kit/guard'
import type { Consent } from '../kit/settings'
import { isConsentCommand } from './page'

/**
 * Calls back with what `analytics_storage` is by Google's consent mode, now and with each later command. A default of
 * `denied` is not yet a decision of the viewer. Of defaults for regions only denials count, and for everybody: the page
 * does not know where its viewer is.
 */
export const followGoogle = (dataLayer: unknown[], report: (consent: Consent) => void): void => {
  let decided: Consent | undefined
  let byDefault: Consent = 'unset'
  let isDeniedInRegion = false
  const read = (entries: readonly unknown[]) => {
    for (const entry of entries.filter(isConsentCommand)) {
      const { 1: kind, 2: values } = record(entry)
      const { analytics_storage: storage, region } = record(values)
      if (storage !== 'granted' && storage !== 'denied') continue
      if (kind === 'update') decided = storage
      else if (list(region).length > 0) isDeniedInRegion ||= storage === 'denied'
      else byDefault = storage === 'granted' ? storage : 'unset'
    }
    report(decided ?? (isDeniedInRegion ? 'unset' : byDefault))
  }
  const { push } = dataLayer
  // Tag Manager listens in the same way, and calls the function that it finds.
  dataLayer.push = (...entries) => {
    const length = push.apply(dataLayer, entries)
    read(entries)
    return length
  }
  read(dataLayer)
}
