/** What a post may hold; texts are counted as people count characters, see `countGraphemes`. Without yup, for anyone. */
export const postLimits = {
  ...{ caption: 500, alt: 300, linkTitle: 60, captionFiles: 8 },
  /** Of the video. */
  seconds: 180,
  bytes: 500_000_000,
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
} as const

/** Milliseconds in which a deleted post can be brought back. */
export const undoTime = 10_000
