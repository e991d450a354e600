import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'feed.empty.title': 'Ancora nessun video',
  'feed.empty.text': 'I nuovi video appaiono qui appena qualcuno li pubblica.',
  'feed.own.empty': 'Questa pagina non ha video da mostrare.',
  'feed.notFound.title': 'Qui non c’è niente',
  'feed.notFound.text': 'Quello che questo link apriva non c’è più, o non c’è mai stato.',
}
