import type { Consent } from '../kit/settings'
import { settingsChange } from '../kit/settings.configured'
import { pageObject, shared } from '../kit/shared'
import { followGoogle } from './google'
import { isConsentCommand, managedPage } from './page'
import { followTcf } from './tcf'

interface Followed {
  /** Null where it says that no consent is needed; undefined where it is not on the page. */
  tcf?: Consent | null
  google?: Consent
  /** The list that is followed; a page may put another one in its place. */
  dataLayer?: unknown[]
}

/** Follows the managers that are on the page and not followed yet. TCF counts more than Google. */
export const follow = (): void => {
  const followed = shared('consent:followed', (): Followed => ({}))
  const publish = (change: Followed) => {
    Object.assign(followed, change)
    const { tcf, google } = followed
    const consent = tcf ?? google ?? (tcf === null ? 'granted' : 'unset')
    const page = pageObject()
    if (consent === page.managed?.consent) return
    page.managed = { consent }
    dispatchEvent(new Event(settingsChange))
  }
  const { __tcfapi, dataLayer } = managedPage()
  if (typeof __tcfapi === 'function' && followed.tcf === undefined) {
    publish({ tcf: 'unset' })
    followTcf(__tcfapi, (tcf) => publish({ tcf }))
  }
  if (dataLayer?.some(isConsentCommand) && followed.dataLayer !== dataLayer) {
    followed.dataLayer = dataLayer
    followGoogle(dataLayer, (google) => publish({ google }))
  }
}
