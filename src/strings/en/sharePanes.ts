import type { Plural } from '../translation'

/** The QR code and the code for another page, which load when they are chosen. */
export const en = {
  locale: 'en',

  'share.qr.hint': 'Point a camera here to open it on another device.',
  'share.qr.failed': 'The code didn’t load.',
  'share.embed.code': 'Code for a page',
  'share.embed.forms': 'Kind of code',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Works everywhere, becomes the player',
  'share.embed.tag': 'Tag',
  'share.embed.tag.hint': 'For your own page',
  'share.embed.frame': 'Frame',
  'share.embed.frame.hint': 'Where scripts may not run',
  'share.embed.hint': 'Two lines for any page. Give the element a height in your style sheet.',
  'share.embed.size': 'Size',
  'share.embed.size.full': 'Full',
  'share.embed.scheme': 'Theme',
  'share.embed.scheme.system': 'System',
  'share.embed.scheme.light': 'Light',
  'share.embed.scheme.dark': 'Dark',
  'share.embed.start': 'Start',
  'share.embed.start.here': 'where you are now',
  'share.embed.until': 'until the script is there',
  'share.embed.copy': 'Copy code',
  'share.embed.copied': 'Code copied',
} as const satisfies Record<string, string | Plural>
