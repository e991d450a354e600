import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'share.qr.hint': 'אפשר לכוון לכאן מצלמה כדי לפתוח במכשיר אחר.',
  'share.qr.failed': 'הקוד לא נטען.',
  'share.embed.code': 'קוד לדף',
  'share.embed.forms': 'סוג הקוד',
  'share.embed.link': 'קישור',
  'share.embed.link.hint': 'עובד בכל מקום, והופך לנגן',
  'share.embed.tag': 'תגית',
  'share.embed.tag.hint': 'לדף שלך',
  'share.embed.frame': 'מסגרת',
  'share.embed.frame.hint': 'במקום שבו אסור להריץ סקריפטים',
  'share.embed.hint': 'שתי שורות לכל דף. יש לתת לרכיב גובה בגיליון הסגנונות.',
  'share.embed.size': 'גודל',
  'share.embed.size.full': 'רוחב מלא',
  'share.embed.scheme': 'תצוגה',
  'share.embed.scheme.system': 'לפי המערכת',
  'share.embed.scheme.light': 'בהיר',
  'share.embed.scheme.dark': 'כהה',
  'share.embed.start': 'התחלה',
  'share.embed.start.here': 'היכן שהסרטון נמצא עכשיו',
  'share.embed.until': 'עד שהסקריפט נטען',
  'share.embed.copy': 'העתקת הקוד',
  'share.embed.copied': 'הקוד הועתק',
}
