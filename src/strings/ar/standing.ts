import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'standing.accepted': 'انضممت: مرحبًا بك في {name}',
  'standing.refused': 'لم يُقبل طلبك للانضمام إلى {name}',
  'standing.removed': 'تمت إزالتك من {name}',
  'standing.banned': 'تم حظرك من {name}',
  'standing.suspended': 'لا يمكنك النشر أو الكتابة هنا حتى {day}',
  'standing.suspendedForGood': 'لم يعد بإمكانك النشر أو الكتابة هنا',
  'standing.why': 'يقول المشرفون:',
}
