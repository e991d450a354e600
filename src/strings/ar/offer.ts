import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'offer.spark': 'سجّل الدخول لمنح هذا الفيديو شرارة',
  'offer.signIn': 'تسجيل الدخول',
}
