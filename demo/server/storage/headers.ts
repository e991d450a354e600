/** A path's file never changes. */
export const forever = 'public, max-age=31536000, immutable'

/** Of every uploaded file, wherever it is kept: any page may show it, and opened by itself it runs nothing. */
export const fileHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': "default-src 'none'; sandbox",
}
