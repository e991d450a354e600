import type { Glyph } from '../ui/icon/Icon'

/** Outlines of lucide (https://lucide.dev, ISC). */
export const communityIcons = {
  lock: { path: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4' },
  manage: { path: 'M4 21v-7M4 10V3M12 21v-9M12 8V3M20 21v-5M20 12V3M1 14h6M9 8h6M17 16h6' },
  reports: {
    path: 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.200-2.700a1.2 1.2 0 0 1 1.5 0C14.5 3.800 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  },
} as const satisfies Record<string, Glyph>
