import type { en } from '../en/share'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'share.title': 'शेयर करें',
  'share.in': '{place} में {author}',
  'share.ways': 'शेयर करने के तरीके',
  'share.link': 'लिंक',
  'share.qr': 'QR कोड',
  'share.embed': 'एम्बेड',
  'share.copy': 'कॉपी करें',
  'share.copied': 'कॉपी हो गया',
  'share.linkCopied': 'लिंक कॉपी हो गया',
  'share.copyFailed': 'कॉपी नहीं हो सका। इसे चुनकर खुद कॉपी करें।',
  'share.networks': 'यहाँ शेयर करें',
  'share.email': 'ईमेल',
  'share.messages': 'मैसेज',
  'share.system': 'और ऐप',
}
