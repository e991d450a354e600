import type { Glyph } from '../ui/icon/Icon'

/** Outlines in a box of 24 × 24: lucide's (https://lucide.dev, ISC) where it has them. */
export const shareIcons = {
  link: {
    path: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  },
  qr: { path: 'M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM15 15h2v2M20 15v.01M15 20h.01M18 20h2v-2' },
  embed: { path: 'm16 18 6-6-6-6M8 6l-6 6 6 6' },
  frame: {
    path: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 9h18M7 6.5h.01M10 6.5h.01',
  },
  whatsapp: {
    path: 'M3 21l1.7-5A9 9 0 1 1 8 19.3zM9 8.5c.1 3.4 2.9 6.4 6.5 6.5',
  },
  telegram: { path: 'M22 2 11 13M22 2l-7 20-4-9-9-4z' },
  x: { path: 'M4 4h4.5L20 20h-4.5zM4.5 20l6.3-7M19 4l-5.6 6.3' },
  facebook: { path: 'M17 3.5h-2a4 4 0 0 0-4 4V21M7 12h8.5' },
  linkedin: { path: 'M5 10v10M5 5v.01M11 20V10M11 14.5a4 4 0 0 1 8 0V20' },
  email: {
    path: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-8.9 5.7a2 2 0 0 1-2.2 0L2 7',
  },
  system: { path: 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8' },
} as const satisfies Record<string, Glyph>
