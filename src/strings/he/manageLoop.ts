import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'manageLoop.new': 'לולאה חדשה',
  'manageLoop.create': 'יצירת לולאה',
  'manageLoop.created': 'הלולאה {name} נוצרה, וכבר הצטרפת אליה',
  'manageLoop.title': 'ניהול הלולאה',
  'manageLoop.requests.empty': 'מי שמבקש להצטרף ללולאה סגורה מופיע כאן.',

  'manageLoop.requests.all': 'אישור הכול',
  'manageLoop.requests.all.title': 'לאשר את כולם?',
  'manageLoop.requests.all.text': {
    one: 'האדם ברשימה יצטרף כחבר.',
    two: '{count} האנשים ברשימה יצטרפו כחברים, וגם מי שביקש לפניהם.',
    other: '{count} האנשים ברשימה יצטרפו כחברים, וגם מי שביקש לפניהם.',
  },
  'manageLoop.requests.all.done': 'כולם בפנים',
  'manageLoop.members': 'חברים',
  'manageLoop.remove': 'הסרה',
  'manageLoop.remove.name': 'הסרת {name}',
  'manageLoop.remove.title': 'להסיר את {name}?',
  'manageLoop.remove.text': 'החברות בלולאה תסתיים, החברות בקהילה תישאר, ואפשר יהיה לחזור.',
  'manageLoop.remove.reason': 'סיבה',
  'manageLoop.remove.hint': 'תוצג לאדם עצמו, ולמנהלי הקהילה תחת פעילות.',
  'manageLoop.remove.done': '{name} כבר לא ברשימת החברים',

  'manageLoop.edit': 'עריכת פרטים',
  'manageLoop.picture': 'תמונה',
  'manageLoop.name': 'שם',
  'manageLoop.name.empty': 'ללולאה דרוש שם.',
  'manageLoop.name.long': 'בשם יש לכל היותר {limit} תווים.',
  'manageLoop.description': 'תיאור',
  'manageLoop.description.long': 'בתיאור יש לכל היותר {limit} תווים.',
  'manageLoop.closed': 'לולאה סגורה',
  'manageLoop.closed.hint': 'מבקשים להצטרף, ורק חברים רואים מה יש בפנים.',
  'manageLoop.opens': {
    one: 'האדם שממתין יצטרף כחבר.',
    two: '{count} האנשים שממתינים יצטרפו כחברים.',
    other: '{count} האנשים שממתינים יצטרפו כחברים.',
  },
  'manageLoop.save': 'שמירה',
  'manageLoop.saved': 'נשמר',
  'manageLoop.discard': 'ביטול השינויים',

  'manageLoop.archive': 'העברה לארכיון',
  'manageLoop.archive.title': 'להעביר את {name} לארכיון?',
  'manageLoop.archive.text':
    'היא תצא מכל הרשימות ולא תקבל חברים או סרטונים חדשים. מי שרואה אותה עכשיו ימשיך לראות, ואפשר להחזיר אותה.',
  'manageLoop.archive.waiting': {
    one: 'הבקשה שממתינה תידחה.',
    two: '{count} הבקשות שממתינות יידחו.',
    other: '{count} הבקשות שממתינות יידחו.',
  },
  'manageLoop.archived': '{name} בארכיון',
  'manageLoop.restore': 'החזרה',
  'manageLoop.restored': '{name} חזרה',
  'manageLoop.isArchived': 'הלולאה הזו בארכיון: היא לא מופיעה ברשימות, ואי אפשר להצטרף או לפרסם בה.',

  'manageLoop.archivedLoops': 'לולאות בארכיון',
  'manageLoop.archivedLoops.empty': 'אין כלום בארכיון',
  'manageLoop.archivedLoops.text': 'לולאה שמועברת לארכיון מחכה כאן עד שמישהו יחזיר אותה.',
  'manageLoop.restore.name': 'החזרת {name}',

  'manageLoop.error.forbidden': 'אין לך כבר הרשאה לזה כאן',
  'manageLoop.error.gone': 'מישהו הקדים אותך: זה נעשה או שכבר לא קיים',
  'manageLoop.error.words': 'אי אפשר להשתמש כאן במילים או בקישורים האלה',
}
