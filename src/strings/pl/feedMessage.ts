import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'feed.empty.title': 'Nie ma jeszcze filmów',
  'feed.empty.text': 'Nowe filmy pojawią się tu, gdy tylko ktoś je opublikuje.',
  'feed.own.empty': 'Ta strona nie ma filmów do pokazania.',
  'feed.notFound.title': 'Nic tu nie ma',
  'feed.notFound.text': 'Tego, do czego prowadzi link, już nie ma albo nigdy nie było.',
}
