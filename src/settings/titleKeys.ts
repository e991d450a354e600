import type { SettingsSection } from './sections'

/** The keys of the sections' titles. */
export const titleKeys = {
  profile: 'settings.profile',
  'sign-in': 'settings.signIn',
  devices: 'settings.devices',
  notifications: 'settings.notifications',
  privacy: 'settings.privacy',
  appearance: 'settings.appearance',
  contact: 'settings.contact',
  delete: 'settings.delete',
} as const satisfies Record<SettingsSection, string>
