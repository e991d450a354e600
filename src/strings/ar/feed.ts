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
  'feed.end.title': 'شاهدت كل شيء',
  'feed.end.text': 'هذا كل ما لدينا الآن.',
  'feed.end.action': 'العودة إلى البداية',
  'feed.slow': 'يستغرق هذا وقتًا أطول من اللازم.',
  'feed.float.label': 'مشغّل مصغّر',
  'feed.float.maximise': 'تكبير',
  'player.pause': 'إيقاف مؤقت',
  'player.error.title': 'تعذّر تحميل هذا الفيديو',
  'player.error.text': 'تحقق من اتصالك أو انتقل إلى التالي.',
  'player.error.next': 'الفيديو التالي',
}
