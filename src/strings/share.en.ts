import type { Plural } from './translation'

/** What is said of sharing. */
export const en = {
  locale: 'en',

  'feed.share.linkCopied': 'Link copied',
  'feed.share.copyFailed': 'The link could not be copied.',
} as const satisfies Record<string, string | Plural>
