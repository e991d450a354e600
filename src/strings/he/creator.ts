import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'creator.slides': 'מה יוצרים עושים',
  'creator.slide': 'שקופית {number} מתוך {count}',
  'creator.one.title': 'ליצור עבור {brand}',
  'creator.one.text': 'לפרסם את היצירות שלך, להגיע לקהל של {brand} ולראות מה מצית ניצוצות.',
  'creator.two.title': 'ליצור קשרים ולהצית שיחות',
  'creator.two.text': 'לענות לתגובות, להזכיר שותפים ולפתוח לולאה סביב רעיון אחד.',
  'creator.three.title': 'להנחות את הקהילה שלך',
  'creator.three.text': 'לקבל את פני החברים, לקבוע את הטון ולשמור על פיד ששווה לפתוח.',
  'creator.become': 'להפוך ליוצר',
  'creator.requested': 'הבקשה נשלחה',
  'creator.accepted': 'יש לך עכשיו מקום בין היוצרים של {brand}.',
  'creator.notNow': 'לא עכשיו',
  'creator.failed': 'משהו השתבש!',
}
