import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'repost.title': 'إعادة النشر في',
  'repost.profile': 'ملفك الشخصي',
  'repost.members': {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '{shown} أعضاء',
    many: '{shown} من الأعضاء',
    other: '{shown} عضو',
  },
  'repost.loop': 'حلقة في {name}',
  'repost.approval': 'بعد موافقة أحد المسؤولين',
  'repost.reposted': 'أُعيد نشره، {ago}',
  'repost.waiting': 'في انتظار الموافقة',
  'repost.leaders': 'النشر هنا للمسؤولين فقط',
  'repost.undo': 'تراجع',
  'repost.undoIn': 'تراجع: {name}',
  'repost.send': {
    zero: 'إعادة النشر',
    one: 'إعادة النشر في مكان واحد',
    two: 'إعادة النشر في مكانين',
    few: 'إعادة النشر في {count} أماكن',
    many: 'إعادة النشر في {count} مكانًا',
    other: 'إعادة النشر في {count} مكان',
  },
  'repost.none': 'اختر المكان',
  'repost.more': 'عرض المزيد',
  'repost.error': 'تعذّر تحميل أماكنك',
  'repost.done': {
    zero: 'لم يُعد نشره',
    one: 'أُعيد نشره في مكان واحد',
    two: 'أُعيد نشره في مكانين',
    few: 'أُعيد نشره في {count} أماكن',
    many: 'أُعيد نشره في {count} مكانًا',
    other: 'أُعيد نشره في {count} مكان',
  },
  'repost.asked': 'يُعاد نشره فور موافقة أحد المسؤولين',
  'repost.undone': 'أُلغيت إعادة النشر',
}
