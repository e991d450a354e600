import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

/** Who follows a site's notifications on this page, while another stream may bring them. */
export interface Carried {
  /** Takes an event's data. */
  take(data: unknown): void
  /** Says that another stream brings them from now on. @returns says that it does no more */
  carry(): () => void
}

/** By site. */
export const followers = () => shared('notifications:followers', () => new Map<string, Carried>())

/** Who follows a site's notifications on this page; undefined where nobody does. */
export const carried = (settings: Settings): Carried | undefined => followers().get(siteKey(settings))
