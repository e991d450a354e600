import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'feed.empty.title': 'Henüz video yok',
  'feed.empty.text': 'Biri paylaştığında yeni videolar burada görünür.',
  'feed.own.empty': 'Bu sayfada gösterilecek video yok.',
  'feed.notFound.title': 'Burada bir şey yok',
  'feed.notFound.text': 'Bu bağlantının açtığı şey artık yok ya da hiç olmadı.',
}
