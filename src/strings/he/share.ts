import type { en } from '../en/share'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'share.title': 'שיתוף',
  'share.in': '{author} ב-{place}',
  'share.ways': 'דרכי שיתוף',
  'share.link': 'קישור',
  'share.qr': 'קוד QR',
  'share.embed': 'הטמעה',
  'share.copy': 'העתקה',
  'share.copied': 'הועתק',
  'share.linkCopied': 'הקישור הועתק',
  'share.copyFailed': 'ההעתקה נכשלה. אפשר לסמן ולהעתיק ידנית.',
  'share.networks': 'שיתוף דרך',
  'share.email': 'דוא״ל',
  'share.messages': 'הודעות',
  'share.system': 'אפליקציות נוספות',
}
