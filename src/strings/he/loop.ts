import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'loop.label': 'לולאות',
  'loop.members': { one: 'חבר אחד', two: '{shown} חברים', other: '{shown} חברים' },
  'loop.closed': 'סגורה',
  'loop.joined': 'הצטרפת',
  'loop.requested': 'הבקשה נשלחה',
  'loop.isArchived': 'בארכיון',
  'loop.new': 'לולאה חדשה',
  'loop.manage': 'ניהול {name}',
  'loop.manageWith': {
    one: 'ניהול {name}, אדם אחד ממתין להצטרף',
    two: 'ניהול {name}, {count} אנשים ממתינים להצטרף',
    other: 'ניהול {name}, {count} אנשים ממתינים להצטרף',
  },
  'loop.empty': 'אין עדיין לולאות',
  'loop.empty.text': 'לולאות הן קבוצות קטנות יותר בתוך קהילה.',
  'loop.communityFirst': 'קודם צריך להצטרף לקהילה שלה.',
  'loop.error': 'הלולאות לא נטענו',
}
