export const searchIcons = {
  search: { path: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M20.5 20.5 16 16' },
  recent: { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l3.5 2' },
  enter: { path: 'M9 10l-5 5 5 5M4 15h11a5 5 0 0 0 5-5V4' },
} as const
