import type { Glyph } from '../ui/icon/Icon'

/** Outlines of lucide (https://lucide.dev, ISC). */
export const placedVideoIcons = {
  commentsOff: {
    path: 'm2 2 20 20M7.900 20A9 9 0 0 0 18.200 18.200M4 16.100 2 22l5.900-2M3.300 13.500A9 9 0 0 1 5.800 5.800M9 3.500a9 9 0 0 1 11.500 11.500',
  },
} as const satisfies Record<string, Glyph>
