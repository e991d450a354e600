import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'placedVideo.title': 'ניהול ב-{community}',
  'placedVideo.failed': 'הקהילה לא נטענה',
  'placedVideo.pin': 'הצמדה למעלה',
  'placedVideo.pinned': 'עכשיו הוא ראשון ב-{community}.',
  'placedVideo.unpin': 'ביטול ההצמדה',
  'placedVideo.unpinned': 'הוא כבר לא מוצמד.',
  'placedVideo.close': 'כיבוי התגובות',
  'placedVideo.closed': 'התגובות כבויות. מה שכבר נכתב נשאר.',
  'placedVideo.open': 'הפעלת התגובות',
  'placedVideo.opened': 'התגובות פועלות.',
  'placedVideo.move': 'העברה ללולאה',
  'placedVideo.move.lead': 'חברי הלולאה ימצאו אותו שם, והוא יישאר ב-{community}.',
  'placedVideo.move.none': 'ללא לולאה',
  'placedVideo.move.send': 'העברה',
  'placedVideo.moved': 'עכשיו הוא ב-{loop}.',
  'placedVideo.movedOut': 'הוא כבר לא בשום לולאה.',
  'placedVideo.move.stays': 'מה שנמצא בלולאה סגורה נשאר בה.',
  'placedVideo.loops.failed': 'הלולאות לא נטענו',
  'placedVideo.loops.empty': 'אין עדיין לולאות בקהילה הזו',
  'placedVideo.remove': 'הסרה מהקהילה',
  'placedVideo.remove.lead': 'הוא לא יוצג עוד ב-{community}. הסיבה תישלח אל {author}, עם אפשרות לענות פעם אחת.',
  'placedVideo.remove.leadPlain': 'הוא לא יוצג עוד ב-{community}. הסיבה תישלח למי שפרסם, עם אפשרות לענות פעם אחת.',
  'placedVideo.remove.reason': 'למה?',
  'placedVideo.remove.send': 'הסרה',
  'placedVideo.removed': 'הוא כבר לא ב-{community}.',
}
