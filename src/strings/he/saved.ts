import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'saved.title': 'סרטונים שמורים',
  'saved.save': 'שמירה לאחר כך',
  'saved.remove': 'הסרה מהסרטונים השמורים',
  'saved.done': 'נשמר. רק לך זה מוצג.',
  'saved.removed': 'הוסר מהסרטונים השמורים שלך',
  'saved.empty': 'אין עדיין סרטונים שמורים',
  'saved.empty.text': 'שומרים סרטון דרך האפשרויות שלו, והוא מחכה כאן רק לך.',
  'saved.explore': 'גילוי',
  'saved.clear.title': 'להסיר את כל הסרטונים השמורים?',
  'saved.clear.text': 'אי אפשר לשחזר אותם.',
  'saved.clear.done': 'אין לך עוד סרטונים שמורים',
  'history.title': 'היסטוריית צפייה',
  'history.keep': 'לזכור במה צפיתי',
  'history.private': 'רק לך הרשימה הזו מוצגת. סרטונים נשארים בה שנה.',
  'history.empty': 'לא צפית עדיין בכלום',
  'history.empty.text': 'הסרטונים שצפית בהם מופיעים כאן, האחרון ראשון.',
  'history.off': 'ההיסטוריה שלך כבויה',
  'history.off.text': 'אפשר להפעיל אותה כדי למצוא שוב סרטונים שצפית בהם.',
  'saved.clear': 'ניקוי הכול',
  'history.clear.title': 'לנקות את היסטוריית הצפייה?',
  'history.clear.text': 'אי אפשר לשחזר אותה.',
  'history.clear.done': 'היסטוריית הצפייה שלך ריקה',
}
