import type { en } from '../en/report'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'report.video': 'דיווח על סרטון',
  'report.comment': 'דיווח על תגובה',
  'report.lead': 'מה לא בסדר? איש לא יידע מי דיווח.',
  'report.leadAbout': 'מה לא בסדר? לא נספר ל-{name} מי דיווח.',
  'report.reasons': 'סיבה',
  'report.reason.spam': 'ספאם או הטעיה',
  'report.reason.nudity': 'עירום או תוכן מיני',
  'report.reason.harassment': 'הטרדה או בריונות',
  'report.reason.hate': 'שנאה',
  'report.reason.violence': 'אלימות או סכנה',
  'report.reason.stolen': 'יצירה שלי, בלי רשות',
  'report.reason.other': 'משהו אחר',
  'report.note': 'יש מה להוסיף? (לא חובה)',
  'report.note.stolen': 'איפה המקור? (לא חובה)',
  'report.note.other': 'מה הבעיה? (לא חובה)',
  'report.send': 'שליחת הדיווח',
  'report.thanks': 'תודה, נבדוק את זה',
  'report.thanks.video': 'הסרטון הזה לא יוצג לך בזמן הבדיקה.',
  'report.thanks.comment': 'התגובה הזו לא תוצג לך בזמן הבדיקה.',
  'report.next': 'הסרטון הבא',
  'report.done': 'סיום',
  'report.hide': 'הסתרת כל מה שמגיע מ-{name}',
  'report.hidden': 'לא יוצג לך עוד דבר מ-{name}.',
}
