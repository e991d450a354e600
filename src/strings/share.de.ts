import type { en } from './share.en'
import type { Translation } from './translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.share.linkCopied': 'Link kopiert',
  'feed.share.copyFailed': 'Der Link konnte nicht kopiert werden.',
}
