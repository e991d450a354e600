import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'feed.report': 'إبلاغ',
  'feed.manage': 'الإدارة في {community}',
  'feed.keys.title': 'لوحة المفاتيح',
  'feed.keys.next': 'الفيديو التالي',
  'feed.keys.previous': 'الفيديو السابق',
  'feed.keys.toggle': 'تشغيل أو إيقاف مؤقت',
  'feed.keys.seek': '5 ثوانٍ إلى الخلف أو الأمام',
  'feed.keys.mute': 'تشغيل الصوت أو كتمه',
  'feed.keys.spark': 'شرارة',
  'feed.keys.comments': 'التعليقات',
  'feed.keys.fullscreen': 'ملء الشاشة',
  'feed.keys.ends': 'أول فيديو أو آخر فيديو',
  'feed.keys.help': 'هذه القائمة',
  'feed.keys.space': 'مسافة',
  'player.volume': 'مستوى الصوت',
  'player.captions': 'الترجمة',
  'player.captions.language': 'لغة الترجمة',
  'player.captions.size': 'حجم الترجمة',
  'player.speed': 'السرعة',
  'player.rate': '{rate}×',
  'player.quality': 'الجودة',
  'player.quality.auto': 'تلقائية',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'ملء الشاشة',
  'player.exitFullscreen': 'إنهاء ملء الشاشة',
  'player.pictureInPicture': 'صورة داخل صورة',
}
