/** Constants of the interface, from the specification. */
export const limits = {
  /** Milliseconds before a tooltip shows. */
  tooltipDelay: 0,
  /** Tabs that a skeleton draws when nobody says how many come. */
  skeletonTabs: 2,
  /** CSS pixels at most, for lists of suggestions and countries. */
  commandListHeight: 300,
} as const
