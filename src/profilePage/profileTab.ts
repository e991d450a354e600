export const profileTabs = ['videos', 'communities', 'loops'] as const

/** A section under a profile's header. */
export type ProfileTab = (typeof profileTabs)[number]

/** Reads the attribute; videos unless it names another section. */
export const toProfileTab = (attribute: string | undefined): ProfileTab =>
  profileTabs.find((it) => it === attribute) ?? 'videos'
