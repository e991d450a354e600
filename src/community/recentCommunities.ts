import { type Remembered, type RememberSettings, remembered } from '../consent/remembered'

/** Slugs of the communities that this browser showed last. */
export const recentCommunities = (settings: RememberSettings): Remembered => remembered(settings, 'communities', 10)
