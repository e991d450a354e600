import type { Plural } from '../translation'

/** The QR code and the code for another page, which load when they are chosen. */
export const en = {
  locale: 'en',

  'share.qr.hint': 'Point a camera here to open it on another device.',
  'share.qr.failed': 'The code didn’t load.',
  'share.embed.code': 'Code for a page',
  'share.embed.hint': 'Two lines for any page. Give the element a height in your style sheet.',
  'share.embed.copy': 'Copy code',
  'share.embed.copied': 'Code copied',
} as const satisfies Record<string, string | Plural>
