import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'feed.report': 'דיווח',
  'feed.manage': 'ניהול ב-{community}',
  'feed.keys.title': 'מקלדת',
  'feed.keys.next': 'הסרטון הבא',
  'feed.keys.previous': 'הסרטון הקודם',
  'feed.keys.toggle': 'הפעלה או השהיה',
  'feed.keys.seek': '5 שניות אחורה או קדימה',
  'feed.keys.mute': 'הפעלה או השתקה של הקול',
  'feed.keys.spark': 'ניצוץ',
  'feed.keys.comments': 'תגובות',
  'feed.keys.fullscreen': 'מסך מלא',
  'feed.keys.ends': 'הסרטון הראשון או האחרון',
  'feed.keys.help': 'הרשימה הזו',
  'feed.keys.space': 'רווח',
  'player.volume': 'עוצמת הקול',
  'player.captions': 'כתוביות',
  'player.captions.language': 'שפת הכתוביות',
  'player.captions.size': 'גודל הכתוביות',
  'player.speed': 'מהירות',
  'player.rate': '{rate}×',
  'player.quality': 'איכות',
  'player.quality.auto': 'אוטומטית',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'מסך מלא',
  'player.exitFullscreen': 'יציאה ממסך מלא',
  'player.pictureInPicture': 'תמונה בתוך תמונה',
}
