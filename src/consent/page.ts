import { list, record } from '../kit/guard'
import type { TcfApi } from './tcf'

/** Where a page's consent manager is found: the API of IAB's TCF, and the list of Google's tags. */
interface ManagedPage {
  __tcfapi?: TcfApi
  dataLayer?: unknown[]
}

export const managedPage = (): ManagedPage => window as ManagedPage

/** Whether an entry of the list is what `gtag('consent', …)` adds: its `arguments`, which are no array. */
export const isConsentCommand = (entry: unknown): boolean => record(entry)[0] === 'consent'

/** Whether a consent manager is on the page by now. */
export const hasConsentManager = (): boolean => {
  const { __tcfapi, dataLayer } = managedPage()
  return typeof __tcfapi === 'function' || list(dataLayer).some(isConsentCommand)
}
