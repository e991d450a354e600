import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'feed.positionOnly': 'فيديو {position}',
  'feed.soldOut': 'نفدت الكمية',
  'feed.tabs': 'التغذيات',
  'feed.by': '{title}، من {author}',
  'feed.previous': 'الفيديو السابق',
  'feed.next': 'الفيديو التالي',
  'feed.empty.title': 'لا فيديوهات بعد',
  'feed.empty.text': 'تظهر الفيديوهات الجديدة هنا فور نشرها.',
  'feed.own.empty': 'لا فيديوهات لعرضها في هذه الصفحة.',
  'feed.end.title': 'شاهدت كل شيء',
  'feed.end.text': 'هذا كل ما لدينا الآن.',
  'feed.end.action': 'العودة إلى البداية',
  'feed.notFound.title': 'لا شيء هنا',
  'feed.notFound.text': 'ما يفتحه هذا الرابط لم يعد موجودًا، أو لم يكن موجودًا قط.',
  'feed.slow': 'يستغرق هذا وقتًا أطول من اللازم.',
  'feed.float.label': 'مشغّل مصغّر',
  'feed.float.maximise': 'تكبير',
  'player.pause': 'إيقاف مؤقت',
  'player.error.title': 'تعذّر تحميل هذا الفيديو',
  'player.error.text': 'تحقق من اتصالك أو انتقل إلى التالي.',
  'player.error.next': 'الفيديو التالي',
}
