import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'placedVideo.title': 'الإدارة في {community}',
  'placedVideo.failed': 'تعذّر تحميل المجتمع',
  'placedVideo.pin': 'تثبيت في الأعلى',
  'placedVideo.pinned': 'أصبح الأول في {community}.',
  'placedVideo.unpin': 'إلغاء التثبيت',
  'placedVideo.unpinned': 'لم يعد مثبّتًا.',
  'placedVideo.close': 'إيقاف التعليقات',
  'placedVideo.closed': 'التعليقات متوقفة. ما كُتب يبقى.',
  'placedVideo.open': 'تشغيل التعليقات',
  'placedVideo.opened': 'التعليقات مفعّلة.',
  'placedVideo.move': 'نقل إلى حلقة',
  'placedVideo.move.lead': 'يجده أعضاء الحلقة هناك، ويبقى في {community}.',
  'placedVideo.move.none': 'بلا حلقة',
  'placedVideo.move.send': 'نقل',
  'placedVideo.moved': 'أصبح في {loop}.',
  'placedVideo.movedOut': 'لم يعد في أي حلقة.',
  'placedVideo.move.stays': 'ما يوجد في حلقة مغلقة يبقى فيها.',
  'placedVideo.loops.failed': 'تعذّر تحميل الحلقات',
  'placedVideo.loops.empty': 'لا حلقات في هذا المجتمع بعد',
  'placedVideo.remove': 'إزالة من المجتمع',
  'placedVideo.remove.lead': 'لن يراه أحد في {community}. يُبلَّغ {author} بالسبب، ويمكنه الرد مرة واحدة.',
  'placedVideo.remove.leadPlain': 'لن يراه أحد في {community}. يُبلَّغ ناشره بالسبب، ويمكنه الرد مرة واحدة.',
  'placedVideo.remove.reason': 'لماذا؟',
  'placedVideo.remove.send': 'إزالة',
  'placedVideo.removed': 'لم يعد في {community}.',
}
