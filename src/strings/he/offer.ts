import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'offer.spark': 'יש להיכנס כדי לתת ניצוץ לסרטון',
  'offer.signIn': 'כניסה',
}
