/** Takes videos by the protocol tus 1.0.0; apart from the API, whose bodies are small and JSON. */
export const videoUploadsPath = '/uploads/videos'

/** What a video that somebody uploads may be, unless a server's settings say otherwise. Without yup, for anyone. */
export const videoLimits = {
  /** 500 MB. */
  bytes: 500_000_000,
  seconds: 180,
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
} as const
