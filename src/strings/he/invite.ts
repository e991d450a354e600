import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'invite.title': 'הזמנה',
  'invite.by': 'קיבלת הזמנה אל {name} מאת {person}',
  'invite.to': 'קיבלת הזמנה אל {name}',
  'invite.members': { one: 'חבר אחד', two: '{shown} חברים', other: '{shown} חברים' },
  'invite.until': 'ההזמנה בתוקף עד {day}.',
  'invite.rules': 'כולם שם פועלים לפי הכללים האלה:',
  'invite.accept': 'הצטרפות',
  'invite.acceptRules': 'הסכמה והצטרפות',
  'invite.in': 'כבר הצטרפת',
  'invite.done': 'הצטרפת: ברוכים הבאים אל {name}',
  'invite.over': 'ההזמנה הזו כבר לא בתוקף',
  'invite.over.text': 'תוקפה פג, היא מומשה או בוטלה. אפשר לבקש הזמנה אחרת.',
  'invite.none': 'אין הזמנה כזו',
  'invite.none.text': 'אולי יש טעות בקישור.',
  'invite.banned': 'אי אפשר להצטרף לקהילה הזו',
  'invite.rulesChanged': 'לקהילה הזו יש עכשיו כללים. יש לפתוח את הקישור שוב.',
  'invite.error': 'ההזמנה לא נטענה',
}
