type Policy = Readonly<Record<string, string>>

/** What the demo's pages may do: their own files only, no inline script or style, no string that becomes code. */
const policy: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** Headers of a page whose policy differs from the others'. */
export const headersOf = (changes: Policy = {}): Record<string, string> => ({
  'content-security-policy': Object.entries({ ...policy, ...changes })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
})

export const pageHeaders = headersOf()

/** Of a page with the app, which registers a worker for push messages and records videos. */
export const appHeaders = {
  ...headersOf({ 'trusted-types': 'geuin-sw' }),
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
}

/** Videos of any site, whose address somebody gives to a page. */
const anyVideo: Policy = {
  'img-src': "'self' data: blob: https:",
  'media-src': "'self' blob: https:",
  'connect-src': "'self' https:",
}

/** Headers of the pages that may do more than the others, by file. */
export const headersByPage: Readonly<Record<string, Record<string, string>>> = {
  'embeds.html': headersOf({ 'frame-src': "'self'" }),
  'playground.html': headersOf({ ...anyVideo, 'frame-src': "'self'" }),
  'themes.html': headersOf({ 'font-src': "'self'" }),
}
