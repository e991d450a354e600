import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'explore.label': 'גילוי',
  'explore.recent': 'קהילות אחרונות',
  'explore.communities': 'קהילות נבחרות',
  'explore.people': 'אנשים ששווה להכיר',
  'explore.loops': 'לולאות נבחרות',
  'explore.more': 'להציג עוד',
  'explore.videos': { one: 'סרטון אחד', two: '{shown} סרטונים', other: '{shown} סרטונים' },
  'explore.error': 'החלק הזה לא נטען',
  'explore.empty': 'אין עדיין קהילות',
  'explore.empty.text': 'כשיהיו קהילות, הן יופיעו כאן.',
}
