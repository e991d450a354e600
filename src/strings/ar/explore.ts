import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'explore.label': 'استكشاف',
  'explore.recent': 'مجتمعات زرتها مؤخرًا',
  'explore.communities': 'مجتمعات مختارة',
  'explore.people': 'أشخاص جديرون بالمتابعة',
  'explore.loops': 'حلقات مختارة',
  'explore.more': 'عرض المزيد',
  'explore.videos': {
    zero: 'لا فيديوهات',
    one: 'فيديو واحد',
    two: 'فيديوهان',
    few: '{shown} فيديوهات',
    many: '{shown} فيديو',
    other: '{shown} فيديو',
  },
  'explore.error': 'تعذّر تحميل هذا الجزء',
  'explore.empty': 'لا مجتمعات بعد',
  'explore.empty.text': 'ستظهر هنا عند إنشائها.',
}
