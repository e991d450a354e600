import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'reportPerson.title': 'الإبلاغ عن {name}',
  'reportPerson.where': 'أين حدث ذلك؟',
  'reportPerson.elsewhere': 'في مكان آخر',
  'reportPerson.impersonation': 'ينتحل شخصية أخرى',
  'reportPerson.thanks.title': 'شكرًا، سنلقي نظرة',
  'reportPerson.thanks': 'يقرأه المشرفون ويقررون ما يلزم.',
  'reportPerson.done': 'تم',
  'reportPerson.block': 'حظر {name}',
}
