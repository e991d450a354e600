import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'feed.viewCount': {
    one: '{shown} visualizzazione',
    other: '{shown} visualizzazioni',
    many: '{shown} visualizzazioni',
  },
  'feed.poster': {
    one: '{title}, {shown} visualizzazione',
    other: '{title}, {shown} visualizzazioni',
    many: '{title}, {shown} visualizzazioni',
  },
  'feed.head.home': 'Video su {brand}',
  'feed.head.latest': 'Recenti su {brand}',
  'feed.head.popular': 'Popolari su {brand}',
  'feed.head.members': {
    one: '{shown} membro su {brand}',
    other: '{shown} membri su {brand}',
    many: '{shown} membri su {brand}',
  },
  'feed.head.all': 'Vedi tutto',
  'feed.head.open': 'Apri il feed',
  'feed.more': 'Mostra altro',
  'feed.strip.back': 'Video precedenti',
  'feed.strip.on': 'Video successivi',
}
