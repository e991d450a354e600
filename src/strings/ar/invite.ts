import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'invite.title': 'دعوة',
  'invite.by': 'يدعوك {person} إلى {name}',
  'invite.to': 'أنت مدعو إلى {name}',
  'invite.members': {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '{shown} أعضاء',
    many: '{shown} من الأعضاء',
    other: '{shown} عضو',
  },
  'invite.until': 'تسري الدعوة حتى {day}.',
  'invite.rules': 'يلتزم الجميع هناك بهذه القواعد:',
  'invite.accept': 'انضمام',
  'invite.acceptRules': 'موافقة وانضمام',
  'invite.in': 'أنت عضو بالفعل',
  'invite.done': 'انضممت: مرحبًا بك في {name}',
  'invite.over': 'انتهت هذه الدعوة',
  'invite.over.text': 'انتهت مدتها أو استُنفدت أو سُحبت. اطلب دعوة أخرى.',
  'invite.none': 'لا توجد دعوة كهذه',
  'invite.none.text': 'قد يكون في الرابط خطأ.',
  'invite.banned': 'لا يمكنك الانضمام إلى هذا المجتمع',
  'invite.rulesChanged': 'أصبحت لهذا المجتمع قواعد. افتح الرابط مجددًا.',
  'invite.error': 'تعذّر تحميل الدعوة',
}
