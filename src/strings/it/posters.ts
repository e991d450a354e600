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
  'feed.empty.title': 'Ancora nessun video',
  'feed.empty.text': 'I nuovi video appaiono qui appena qualcuno li pubblica.',
  'feed.own.empty': 'Questa pagina non ha video da mostrare.',
  'feed.notFound.title': 'Qui non c’è niente',
  'feed.notFound.text': 'Quello che questo link apriva non c’è più, o non c’è mai stato.',
}
