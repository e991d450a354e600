import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'share.qr.hint': 'Başka bir cihazda açmak için kamerayı buraya tut.',
  'share.qr.failed': 'Kod yüklenemedi.',
  'share.embed.code': 'Sayfa için kod',
  'share.embed.forms': 'Kod türü',
  'share.embed.link': 'Bağlantı',
  'share.embed.link.hint': 'Her yerde çalışır, oynatıcıya dönüşür',
  'share.embed.tag': 'Etiket',
  'share.embed.tag.hint': 'Kendi sayfan için',
  'share.embed.frame': 'Çerçeve',
  'share.embed.frame.hint': 'Komut dosyalarının çalışamadığı yerlerde',
  'share.embed.hint': 'Her sayfa için iki satır. Stil sayfanda öğeye bir yükseklik ver.',
  'share.embed.size': 'Boyut',
  'share.embed.size.full': 'Tam genişlik',
  'share.embed.scheme': 'Görünüm',
  'share.embed.scheme.system': 'Sistem',
  'share.embed.scheme.light': 'Açık',
  'share.embed.scheme.dark': 'Koyu',
  'share.embed.start': 'Başlangıç',
  'share.embed.start.here': 'şu an bulunduğun yer',
  'share.embed.until': 'komut dosyası gelene kadar',
  'share.embed.copy': 'Kodu kopyala',
  'share.embed.copied': 'Kod kopyalandı',
}
