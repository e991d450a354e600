import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'loop.label': 'الحلقات',
  'loop.members': {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '{shown} أعضاء',
    many: '{shown} من الأعضاء',
    other: '{shown} عضو',
  },
  'loop.closed': 'مغلقة',
  'loop.joined': 'منضم',
  'loop.requested': 'تم الطلب',
  'loop.isArchived': 'مؤرشفة',
  'loop.new': 'حلقة جديدة',
  'loop.manage': 'إدارة {name}',
  'loop.manageWith': {
    zero: 'إدارة {name}، لا أحد ينتظر',
    one: 'إدارة {name}، شخص واحد ينتظر الانضمام',
    two: 'إدارة {name}، شخصان ينتظران الانضمام',
    few: 'إدارة {name}، {count} أشخاص ينتظرون الانضمام',
    many: 'إدارة {name}، {count} شخصًا ينتظرون الانضمام',
    other: 'إدارة {name}، {count} شخص ينتظرون الانضمام',
  },
  'loop.empty': 'لا حلقات بعد',
  'loop.empty.text': 'الحلقات مجموعات أصغر داخل المجتمع.',
  'loop.communityFirst': 'انضم إلى مجتمعها أولًا.',
  'loop.error': 'تعذّر تحميل الحلقات',
}
