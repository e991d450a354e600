import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'requests.label': 'طلبات الانضمام',
  'requests.accept': 'قبول',
  'requests.accept.name': 'قبول {name}',
  'requests.refuse': 'رفض {name}',
  'requests.accepted': 'انضم {name} إلى الأعضاء',
  'requests.refused': 'رُفض الطلب',
  'requests.empty': 'لا أحد ينتظر',
  'requests.error': 'تعذّر تحميل الطلبات',
}
