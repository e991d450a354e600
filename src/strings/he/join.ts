import type { en } from '../en/join'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'join.title': 'הצטרפות אל {name}',
  'join.title.closed': 'בקשת הצטרפות אל {name}',
  'join.rules': 'כולם כאן פועלים לפי הכללים האלה:',
  'join.note': 'כמה מילים למנחים',
  'join.note.hint': 'אפשר להשאיר ריק. רק מי שמחליט קורא את זה.',
  'join.join': 'הצטרפות',
  'join.ask': 'שליחת הבקשה',
  'join.acceptAndJoin': 'הסכמה והצטרפות',
  'join.acceptAndAsk': 'הסכמה ושליחה',
  'join.menu': 'המקום שלך ב-{name}',
  'join.notify': 'לקבל התראות על סרטונים חדשים',
}
