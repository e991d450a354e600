import type { Translation } from '../kit/t'
import type { en } from './share.en'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.share.linkCopied': 'Link kopiert',
  'feed.share.copyFailed': 'Der Link konnte nicht kopiert werden.',
}
