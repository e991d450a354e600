import type { Glyph } from './Icon'

/** Networks' logos, and a chain for other sites, as outlines in the style of lucide. */
export const networkIcons = {
  web: {
    path: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L11.8 5.2M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  },
  instagram: {
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M17 7h.01',
  },
  youtube: { path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M10 9l5 3-5 3z' },
  tiktok: { path: 'M14 3.5v12A4.5 4.5 0 1 1 9.5 11M14 3.5c.3 3 2.5 5 5.5 5.2' },
  x: { path: 'M4 4h4l12 16h-4zM19.5 4l-6.6 7M10.9 13.2 4.5 20' },
  linkedin: {
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M7.5 10.5v6M7.5 7.3v.01M11.5 16.5v-6M11.5 13.2c0-3.6 5-3.6 5 0v3.3',
  },
  reddit: {
    path: 'M12 8.5c5 0 8.5 2.7 8.5 6s-3.5 6-8.5 6-8.5-2.7-8.5-6 3.5-6 8.5-6m0 0 1.2-5 3.8.9M18.5 3.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3M9 13.5v.01M15 13.5v.01M9 17c1.8 1.3 4.2 1.3 6 0',
  },
} as const satisfies Record<string, Glyph>
