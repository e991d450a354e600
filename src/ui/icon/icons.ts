/** One path each, in a box of 24 × 24: lucide's outlines (https://lucide.dev, ISC), except for the product's own spark and loop. */
export const icons = {
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01',
  back: 'm12 19-7-7 7-7M19 12H5',
  check: 'M20 6 9 17l-5-5',
  comment: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z',
  down: 'm6 9 6 6 6-6',
  left: 'm15 18-6-6 6-6',
  loop: 'M6.5 3h5A3.5 3.5 0 0 1 15 6.5v5a3.5 3.5 0 0 1-3.5 3.5h-5A3.5 3.5 0 0 1 3 11.5v-5A3.5 3.5 0 0 1 6.5 3m6 6h5a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1-3.5 3.5h-5A3.5 3.5 0 0 1 9 17.5v-5A3.5 3.5 0 0 1 12.5 9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  muted:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9l6 6M22 9l-6 6',
  out: 'M7 7h10v10M7 17 17 7',
  play: 'M6 3.5v17L20 12z',
  repost: 'm2 9 3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10',
  right: 'm9 18 6-6-6-6',
  share: 'm15 17 5-5-5-5M4 18v-2a4 4 0 0 1 4-4h12',
  sound:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7',
  spark: 'M12 2c1 6.3 3.7 9 10 10-6.3 1-9 3.7-10 10-1-6.3-3.7-9-10-10 6.3-1 9-3.7 10-10z',
  up: 'm18 15-6-6-6 6',
  x: 'M18 6 6 18M6 6l12 12',
} as const

export type IconName = keyof typeof icons

/** Icons that point in the reading direction, and are mirrored in right-to-left languages. */
export const directed: ReadonlySet<IconName> = new Set(['back', 'left', 'out', 'right', 'share'])
