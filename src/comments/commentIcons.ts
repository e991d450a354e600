import type { Glyph } from '../ui/icon/Icon'

/** Icons of comments: lucide's outlines (https://lucide.dev, ISC). */
export const commentIcons = {
  ban: { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M5.7 5.7l12.6 12.6' },
  edit: { path: 'M21.2 6.8a2.8 2.8 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5z' },
  pin: {
    path: 'M12 17v5M9 10.8a2 2 0 0 1-1.1 1.8l-1.8.9A2 2 0 0 0 5 15.2V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.8a2 2 0 0 0-1.1-1.8l-1.8-.9a2 2 0 0 1-1.1-1.8V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
  },
  send: { path: 'M12 19V5M5 12l7-7 7 7' },
  trash: { path: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2' },
} as const satisfies Record<string, Glyph>
