import type { Glyph } from '../ui/icon/Icon'
import type { IconName } from '../ui/icon/icons'

/** Pictures of what happened; outlines of lucide (https://lucide.dev, ISC). */
export const notificationIcons = {
  spark: 'spark',
  comment: 'comment',
  repost: 'repost',
  check: 'check',
  play: 'play',
  at: { path: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8' },
  people: {
    path: 'M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9',
  },
  shield: {
    path: 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
  },
  alert: { path: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4m0 4h.01' },
  readAll: { path: 'M18 6 7 17l-5-5m20-2-7.5 7.5L13 16' },
  settings: { path: 'M4 21v-7M4 10V3M12 21v-9M12 8V3M20 21v-5M20 12V3M1 14h6M9 8h6M17 16h6' },
} as const satisfies Record<string, IconName | Glyph>
