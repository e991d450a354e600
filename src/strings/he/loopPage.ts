import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'loop.page': 'לולאת {name}',
  'loop.tabs': 'מה יש ב-{name}',
  'loop.in': 'לולאה של {community}',
  'loop.videos': { one: 'סרטון אחד', two: '{shown} סרטונים', other: '{shown} סרטונים' },
  'loop.join': 'הצטרפות',
  'loop.request': 'בקשת הצטרפות',
  'loop.share': 'שיתוף הלולאה',
  'loop.subscribe': 'לקבל התראות על סרטונים חדשים',
  'loop.tab.videos': 'סרטונים',
  'loop.tab.members': 'חברים',
  'loop.watch': 'סרטונים של {name}',
  'loop.videos.empty': 'אין עדיין סרטונים',
  'loop.videos.empty.text': 'הסרטון הראשון קובע את הטון.',
  'loop.refresh': 'בדיקה נוספת',
  'loop.closed.title': 'לחברי הלולאה בלבד',
  'loop.closed.text': 'הסרטונים והחברים שלה יוצגו אחרי ההצטרפות. המנחים עונים על כל בקשה.',
  'loop.archived': 'בארכיון: אפשר להמשיך לצפות, בלי תוכן חדש.',
  'loop.leave': 'עזיבה',
  'loop.leave.title': 'לעזוב את {name}?',
  'loop.leave.open': 'אפשר להצטרף שוב בכל עת.',
  'loop.leave.closed': 'הסרטונים והחברים שלה לא יוצגו לך עוד. כדי לחזור צריך לבקש שוב.',
  'loop.withdraw': 'ביטול הבקשה',
  'loop.withdraw.title': 'לבטל את הבקשה?',
  'loop.notFound.title': 'אין לולאה כזו',
  'loop.notFound.text': 'היא כבר לא כאן, או שיש טעות בקישור.',
  'loop.page.error': 'הלולאה לא נטענה',
  'loop.noSlug': '<geuin-loop> צריך לדעת איזו לולאה: יש להוסיף לו slug="…".',
}
