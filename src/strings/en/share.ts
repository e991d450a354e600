import type { Plural } from '../translation'

/** The sheet that shares a video or a community. */
export const en = {
  locale: 'en',

  'share.title': 'Share',
  'share.in': '{author} in {place}',
  'share.ways': 'Ways to share',
  'share.link': 'Link',
  'share.qr': 'QR code',
  'share.embed': 'Embed',
  'share.copy': 'Copy',
  'share.copied': 'Copied',
  'share.linkCopied': 'Link copied',
  'share.copyFailed': 'It could not be copied. Select it and copy it yourself.',
  'share.networks': 'Share to',
  'share.email': 'Email',
  'share.messages': 'Messages',
  'share.system': 'More apps',
} as const satisfies Record<string, string | Plural>
