import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

/** Who follows a site's notifications on this page. */
export interface NotificationFollower {
  /** Takes an event's data, which another stream of the site has brought. */
  take(data: unknown): void
  /** Closes its own connection, since another stream brings the events. @returns resumes */
  pause(): () => void
}

/** By site. */
export const followers = () => shared('notifications:followers', () => new Map<string, NotificationFollower>())

/** Who follows a site's notifications on this page; undefined where nobody does. */
export const followerOf = (settings: Settings): NotificationFollower | undefined => followers().get(siteKey(settings))
