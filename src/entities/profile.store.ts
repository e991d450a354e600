import { pendingAtom } from './optimistic'
import type { Profile } from './profile'
import { entityStore } from './store'

/** Of the person whom a viewer blocks or no longer blocks. */
export const blockKey = (userId: string) => `block ${userId}`

/** Every profile of a site, blocked or not as the viewer wants it. */
export const profileStore = entityStore<Profile>('profile', (get, scope, profile) => {
  if (profile.kind === 'brand') return profile
  const isBlocked = get(pendingAtom<boolean>(scope, blockKey(profile.ownerId)))?.wanted ?? profile.isBlocked
  return isBlocked === profile.isBlocked ? profile : { ...profile, isBlocked }
})
