import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'feed.viewCount': {
    zero: '{shown} مشاهدة',
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: '{shown} مشاهدات',
    many: '{shown} مشاهدة',
    other: '{shown} مشاهدة',
  },
  'feed.poster': {
    zero: '{title}، {shown} مشاهدة',
    one: '{title}، مشاهدة واحدة',
    two: '{title}، مشاهدتان',
    few: '{title}، {shown} مشاهدات',
    many: '{title}، {shown} مشاهدة',
    other: '{title}، {shown} مشاهدة',
  },
  'feed.head.home': 'فيديوهات {brand}',
  'feed.head.latest': 'الأحدث في {brand}',
  'feed.head.popular': 'الرائج في {brand}',
  'feed.head.members': {
    zero: '{shown} من الأعضاء في {brand}',
    one: 'عضو واحد في {brand}',
    two: 'عضوان في {brand}',
    few: '{shown} من الأعضاء في {brand}',
    many: '{shown} من الأعضاء في {brand}',
    other: '{shown} من الأعضاء في {brand}',
  },
  'feed.head.all': 'عرض الكل',
  'feed.head.open': 'فتح التغذية',
  'feed.more': 'عرض المزيد',
  'feed.strip.back': 'فيديوهات سابقة',
  'feed.strip.on': 'فيديوهات تالية',
}
