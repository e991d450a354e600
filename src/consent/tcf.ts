import { record } from '../kit/guard'
import type { Consent } from '../kit/settings'

/** What is used of https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework, version 2. */
export type TcfApi = (
  command: 'addEventListener',
  version: 2,
  callback: (data: unknown, success: boolean) => void,
) => void

/** Purposes that must be consented to: 1 storing on the device, 8 measuring content, 9 statistics about audiences. */
const purposes = [1, 8, 9]

/**
 * Calls back with each decision of the viewer, and with null where the manager says that no consent is needed. A stub's
 * queue is answered once the manager has loaded.
 */
export const followTcf = (api: TcfApi, report: (consent: Consent | null) => void): void =>
  api('addEventListener', 2, (data, success) => {
    const { gdprApplies, eventStatus, purpose } = record(data)
    if (!success) return
    if (gdprApplies === false) report(null)
    // While the viewer is being asked, what they decided before holds.
    else if (eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete') {
      const consents = record(record(purpose).consents)
      report(purposes.every((id) => consents[id] === true) ? 'granted' : 'denied')
    }
  })
