/** What a post may hold; texts are counted as people count characters, see `countGraphemes`. Without yup, for anyone. */
export const postLimits = {
  ...{ caption: 500, alt: 300, linkTitle: 60, captionFiles: 8 },
} as const

/** Milliseconds in which a deleted post can be brought back. */
export const undoTime = 10_000
