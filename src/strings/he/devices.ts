import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'devices.title': 'מכשירים',
  'devices.lead': 'איפה החשבון שלך מחובר.',
  'devices.failed': 'הרשימה לא נטענה',
  'devices.name': '{browser} ב-{system}',
  'devices.unknown': 'מכשיר לא מוכר',
  'devices.here': 'המכשיר הזה',
  'devices.now': 'פעיל עכשיו',
  'devices.only': 'החשבון לא מחובר בשום מקום אחר.',
  'devices.others': 'מכשירים אחרים',
  'devices.hint': 'יש מכשיר לא מוכר? כדאי לנתק אותו, ואז לבדוק את כתובת הדוא״ל ומספר הטלפון.',
  'devices.end': 'ניתוק',
  'devices.end.name': 'ניתוק {name}',
  'devices.end.ask': 'לנתק את {name}?',
  'devices.ended': 'המכשיר {name} נותק',
  'devices.others.end': 'ניתוק בכל מקום אחר',
  'devices.others.ask': {
    one: 'לנתק את המכשיר האחר? כאן החיבור יישאר.',
    two: 'לנתק את {count} המכשירים האחרים? כאן החיבור יישאר.',
    other: 'לנתק את {count} המכשירים האחרים? כאן החיבור יישאר.',
  },
  'devices.others.ended': 'כל המכשירים האחרים נותקו',
  'devices.all.end': 'ניתוק בכל מקום',
  'devices.all.ask': {
    one: 'לנתק את המכשיר הזה?',
    two: 'לנתק את כל {count} המכשירים, כולל זה? כדי להיכנס שוב צריך קוד.',
    other: 'לנתק את כל {count} המכשירים, כולל זה? כדי להיכנס שוב צריך קוד.',
  },
}
