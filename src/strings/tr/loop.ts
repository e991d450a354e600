import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'loop.label': 'Döngüler',
  'loop.members': { one: '{shown} üye', other: '{shown} üye' },
  'loop.closed': 'Kapalı',
  'loop.joined': 'Katıldın',
  'loop.requested': 'İstek gönderildi',
  'loop.isArchived': 'Arşivlendi',
  'loop.new': 'Yeni döngü',
  'loop.manage': 'Yönet: {name}',
  'loop.manageWith': {
    one: 'Yönet: {name}, {count} kişi katılmayı bekliyor',
    other: 'Yönet: {name}, {count} kişi katılmayı bekliyor',
  },
  'loop.empty': 'Henüz döngü yok',
  'loop.empty.text': 'Döngüler, topluluk içindeki daha küçük gruplardır.',
  'loop.communityFirst': 'Önce topluluğuna katıl.',
  'loop.error': 'Döngüler yüklenemedi',
}
