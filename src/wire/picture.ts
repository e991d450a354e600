/** What a picture that somebody uploads, or takes over from an address, may be. Without yup, for anyone. */
export const pictureLimits = {
  /** 3 MB. */
  bytes: 3 * 1024 * 1024,
  /** More than any phone's camera makes, less than what fills the memory. */
  pixels: 50_000_000,
  types: ['image/png', 'image/jpeg'],
} as const

export type PictureType = (typeof pictureLimits.types)[number]
