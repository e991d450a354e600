import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'phone.country': 'البلد: {name}، {code}',
  'phone.countries': 'البلدان',
  'phone.search': 'البحث عن بلد...',
  'phone.search.name': 'البحث عن بلد',
  'phone.none': 'لا يوجد بلد كهذا',
}
