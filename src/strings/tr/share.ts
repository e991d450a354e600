import type { en } from '../en/share'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'share.title': 'Paylaş',
  'share.in': '{author}, {place}',
  'share.ways': 'Paylaşma yolları',
  'share.link': 'Bağlantı',
  'share.qr': 'QR kodu',
  'share.embed': 'Yerleştir',
  'share.copy': 'Kopyala',
  'share.copied': 'Kopyalandı',
  'share.linkCopied': 'Bağlantı kopyalandı',
  'share.copyFailed': 'Kopyalanamadı. Seçip kendin kopyala.',
  'share.networks': 'Şurada paylaş',
  'share.email': 'E-posta',
  'share.messages': 'Mesajlar',
  'share.system': 'Diğer uygulamalar',
}
