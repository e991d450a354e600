/** One path each, in a box of 24 × 24: lucide's outlines (https://lucide.dev, ISC), the spark and the loop are our own. */
export const icons = {
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01',
  back: 'm12 19-7-7 7-7M19 12H5',
  captions: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M7 15h4M15 15h2M7 11h2M13 11h4',
  check: 'M20 6 9 17l-5-5',
  comment: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z',
  down: 'm6 9 6 6 6-6',
  expand: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.3 2q2 0 3.1-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.5',
  keyboard:
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10',
  left: 'm15 18-6-6 6-6',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  loop: 'M6.5 3h5A3.5 3.5 0 0 1 15 6.5v5a3.5 3.5 0 0 1-3.5 3.5h-5A3.5 3.5 0 0 1 3 11.5v-5A3.5 3.5 0 0 1 6.5 3m6 6h5a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1-3.5 3.5h-5A3.5 3.5 0 0 1 9 17.5v-5A3.5 3.5 0 0 1 12.5 9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  muted:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9l6 6M22 9l-6 6',
  offline:
    'm2 2 20 20M5.8 5.8A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.3-.2M21.5 16.5A4.5 4.5 0 0 0 17.5 10h-1.8A7 7 0 0 0 10 5.1',
  out: 'M7 7h10v10M7 17 17 7',
  pause:
    'M7 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M15 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1',
  pictureInPicture:
    'M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h4M14 13h6a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2',
  play: 'M6 3.5v17L20 12z',
  quality: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  repost: 'm2 9 3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10',
  right: 'm9 18 6-6-6-6',
  share: 'm15 17 5-5-5-5M4 18v-2a4 4 0 0 1 4-4h12',
  shrink: 'M8 3v3a2 2 0 0 1-2 2H3M21 8h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3M16 21v-3a2 2 0 0 1 2-2h3',
  sound:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7',
  spark: 'M12 2c1 6.3 3.7 9 10 10-6.3 1-9 3.7-10 10-1-6.3-3.7-9-10-10 6.3-1 9-3.7 10-10z',
  speed: 'm12 14 4-4M3.3 19a10 10 0 1 1 17.4 0',
  up: 'm18 15-6-6-6 6',
  x: 'M18 6 6 18M6 6l12 12',
} as const

export type IconName = keyof typeof icons

/** Those that show a direction of reading, and turn with it. */
export const directed: ReadonlySet<IconName> = new Set(['back', 'left', 'out', 'right', 'share'])
