import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'phone.country': 'מדינה: {name}, {code}',
  'phone.countries': 'מדינות',
  'phone.search': 'חיפוש מדינה...',
  'phone.search.name': 'חיפוש מדינה',
  'phone.none': 'אין מדינה כזו',
}
