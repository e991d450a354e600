const communityTabs = ['videos', 'loops', 'members'] as const

/** A section under a community's header. */
export type CommunityTab = (typeof communityTabs)[number]

/** Reads the attribute; videos unless it names another section. */
export const toCommunityTab = (attribute: string | undefined): CommunityTab =>
  communityTabs.find((it) => it === attribute) ?? 'videos'
