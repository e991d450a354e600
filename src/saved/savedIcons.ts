/** Lucide's outlines (https://lucide.dev, ISC). */
export const savedIcons = {
  save: { path: 'M18 3H6a1 1 0 0 0-1 1v17l7-5 7 5V4a1 1 0 0 0-1-1M12 6v6M9 9h6' },
  saved: { path: 'M18 3H6a1 1 0 0 0-1 1v17l7-5 7 5V4a1 1 0 0 0-1-1M9 9.5l2 2 4-4' },
  history: { path: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l4 2' },
} as const
