import type { en } from '../en/members'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'members.label': 'חברים',
  'members.search': 'חיפוש חברים',
  'members.clear': 'ניקוי החיפוש',
  'members.found': { one: 'נמצא אדם אחד', two: 'נמצאו {count} אנשים', other: 'נמצאו {count} אנשים' },
  'members.foundMore': 'נמצאו יותר מ-{count} אנשים',
  'members.none': 'אין אף אחד בשם הזה',
  'members.none.text': 'החיפוש הוא לפי תחילת השם או שם המשתמש.',
  'members.empty': 'אין עדיין חברים',
  'members.empty.text': 'מי שיצטרף ראשון יופיע כאן.',
  'members.error': 'החברים לא נטענו',
  'members.leader': 'מנהל/ת',
  'members.moderator': 'מנחה',
  'members.you': 'את/ה',
}
