import type { en } from '../en/members'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'members.label': 'Üyeler',
  'members.search': 'Üye ara',
  'members.clear': 'Aramayı temizle',
  'members.found': { one: '{count} kişi bulundu', other: '{count} kişi bulundu' },
  'members.foundMore': '{count} kişiden fazlası bulundu',
  'members.none': 'Bu adda kimse yok',
  'members.none.text': 'Arama, bir adın ya da kullanıcı adının başına bakar.',
  'members.empty': 'Henüz üye yok',
  'members.empty.text': 'İlk katılan burada görünür.',
  'members.error': 'Üyeler yüklenemedi',
  'members.leader': 'Yönetici',
  'members.moderator': 'Moderatör',
  'members.you': 'Sen',
}
