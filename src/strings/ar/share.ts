import type { en } from '../en/share'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'share.title': 'مشاركة',
  'share.in': '{author} في {place}',
  'share.ways': 'طرق المشاركة',
  'share.link': 'رابط',
  'share.qr': 'رمز QR',
  'share.embed': 'تضمين',
  'share.copy': 'نسخ',
  'share.copied': 'تم النسخ',
  'share.linkCopied': 'تم نسخ الرابط',
  'share.copyFailed': 'تعذّر النسخ. حدّده وانسخه بنفسك.',
  'share.networks': 'مشاركة عبر',
  'share.email': 'البريد',
  'share.messages': 'الرسائل',
  'share.system': 'تطبيقات أخرى',
}
