import type { en } from '../en/code'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'code.title': 'הזנת הקוד',
  'code.lead': 'שלחנו שש ספרות אל {address}',
  'code.label': 'קוד בן שש ספרות',
  'code.verify': 'אימות',
  'code.digits': 'הקוד חייב להכיל 6 ספרות.',
  'code.wrong': 'קוד שגוי',
  'code.failed': 'אימות הקוד נכשל',
  'code.triesLeft': { one: 'נשאר ניסיון אחד.', two: 'נשארו {count} ניסיונות.', other: 'נשארו {count} ניסיונות.' },
  'code.noneLeft': 'לא נשארו ניסיונות. אפשר לבקש קוד חדש.',
  'code.wait': 'שליחה חוזרת בעוד {time}',
  'code.nothing': 'לא הגיע?',
  'code.resend': 'שליחה חוזרת',
  'code.resent': 'קוד חדש בדרך.',
  'code.send.phoneRefused': 'לא ניתן לשלוח את הקוד. אפשר להיכנס עם מספר אחר או עם דוא״ל.',
  'code.send.phoneRefused.update': 'לא ניתן לשלוח את הקוד. אפשר להשתמש במספר טלפון אחר.',
  'code.send.waitMinutes': 'אפשר לנסות שוב בעוד {time} דקות!',
  'code.send.waitSeconds': 'אפשר לנסות שוב בעוד {time}!',
  'code.send.failed': 'משהו השתבש. נסו שוב!',
  'code.send.noAnswer': 'אירעה שגיאה לא צפויה. נסו שוב.',
}
