/** The parts of the settings, each a page of its own on narrow screens; the last part of its address. */
export const settingsSections = [
  'profile',
  'sign-in',
  'devices',
  'notifications',
  'privacy',
  'appearance',
  'contact',
  'delete',
] as const

export type SettingsSection = (typeof settingsSections)[number]

/** Of those, what a visitor has as well. */
const openToVisitors: ReadonlySet<SettingsSection> = new Set<SettingsSection>(['appearance', 'contact'])

export const isOpenToVisitors = (section: SettingsSection): boolean => openToVisitors.has(section)

/** Reads the last part of an address; null for the list of all sections, and for what is none. */
export const toSection = (text: string | undefined): SettingsSection | null =>
  settingsSections.find((it) => it === text) ?? null
