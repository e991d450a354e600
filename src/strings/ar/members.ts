import type { en } from '../en/members'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'members.label': 'الأعضاء',
  'members.search': 'البحث في الأعضاء',
  'members.clear': 'مسح البحث',
  'members.found': {
    zero: 'لم يُعثر على أحد',
    one: 'عُثر على شخص واحد',
    two: 'عُثر على شخصين',
    few: 'عُثر على {count} أشخاص',
    many: 'عُثر على {count} شخصًا',
    other: 'عُثر على {count} شخص',
  },
  'members.foundMore': 'عُثر على أكثر من {count} شخص',
  'members.none': 'لا أحد بهذا الاسم',
  'members.none.text': 'يطابق البحث بداية الاسم أو اسم المستخدم.',
  'members.empty': 'لا أعضاء بعد',
  'members.empty.text': 'يظهر هنا أول من ينضم.',
  'members.error': 'تعذّر تحميل الأعضاء',
  'members.leader': 'مسؤول',
  'members.moderator': 'مشرف',
  'members.you': 'أنت',
}
