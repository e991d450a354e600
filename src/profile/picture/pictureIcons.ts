/** Icons of the picture steps, in a box of 24 × 24: lucide's outlines (https://lucide.dev, ISC). */
export const pictureIcons = {
  camera: {
    path: 'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM12 10a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  },
  image: {
    path: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M9 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
  },
  link: {
    path: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  },
  minus: { path: 'M5 12h14' },
  plus: { path: 'M5 12h14M12 5v14' },
  turnLeft: { path: 'M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5' },
  turnRight: { path: 'M21 12a9 9 0 1 1-9-9 9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5' },
} as const
