import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'feed.positionOnly': 'סרטון {position}',
  'feed.soldOut': 'אזל המלאי',
  'feed.tabs': 'פידים',
  'feed.by': '{title}, מאת {author}',
  'feed.previous': 'הסרטון הקודם',
  'feed.next': 'הסרטון הבא',
  'feed.end.title': 'ראית הכול',
  'feed.end.text': 'זה הכול לבינתיים.',
  'feed.end.action': 'חזרה להתחלה',
  'feed.slow': 'זה לוקח יותר זמן מהרגיל.',
  'feed.float.label': 'נגן מוקטן',
  'feed.float.maximise': 'הגדלה',
  'player.pause': 'השהיה',
  'player.error.title': 'הסרטון לא נטען',
  'player.error.text': 'אפשר לבדוק את החיבור או לעבור לסרטון הבא.',
  'player.error.next': 'הסרטון הבא',
}
