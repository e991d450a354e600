import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'invite.title': 'Davet',
  'invite.by': '{person} seni davet ediyor: {name}',
  'invite.to': '{name} için davetlisin',
  'invite.members': { one: '{shown} üye', other: '{shown} üye' },
  'invite.until': 'Davet {day} tarihine kadar geçerli.',
  'invite.rules': 'Orada herkes şu kurallara uyar:',
  'invite.accept': 'Katıl',
  'invite.acceptRules': 'Kabul et ve katıl',
  'invite.in': 'Zaten üyesin',
  'invite.done': 'Artık içeridesin: {name} ailesine hoş geldin',
  'invite.over': 'Bu davet artık geçerli değil',
  'invite.over.text': 'Süresi bitti, hakkı doldu ya da geri alındı. Yeni bir tane iste.',
  'invite.none': 'Böyle bir davet yok',
  'invite.none.text': 'Bağlantıda yazım hatası olabilir.',
  'invite.banned': 'Bu topluluğa katılamazsın',
  'invite.rulesChanged': 'Bu topluluğun artık kuralları var. Bağlantıyı yeniden aç.',
  'invite.error': 'Davet yüklenemedi',
}
