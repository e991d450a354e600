import { embedAttributes } from '../../../src/wire/embed'

/** The demo's own pages that hold an element, as a brand registers them. */
export const demoPages: readonly string[] = [
  ...['/', '/halcyon', '/halcyon.html'],
  ...Object.keys(embedAttributes).map((name) => `/embed/${name}`),
  ...['/article', '/article.html', '/feed', '/feed.html', '/playground', '/playground.html'],
  ...['/home', '/latest', '/popular', '/video/*', '/group/*', '/profile/*'],
  ...['/explore', '/explore.html', '/community', '/community.html', '/community/*', '/brand/*'],
  ...['/app', '/halcyon'].flatMap((base) => [
    ...[`${base}/`, `${base}/*`, `${base}/community/*`, `${base}/group/*`, `${base}/profile/*`],
    ...[`${base}/brand/*`, `${base}/video/*`, `${base}/posts/*`, `${base}/posts/drafts/*`],
  ]),
  ...['/settings', '/settings.html', '/privacy', '/privacy.html', '/terms', '/terms.html', '/members'],
]
