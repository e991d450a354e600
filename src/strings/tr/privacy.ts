import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'privacy.mentions': 'Senden kim bahsedebilir',
  'privacy.mentions.hint': 'Başkaları adını yine yazabilir, ama bağlantı olmaz ve sana haber verilmez.',
  'privacy.mentions.everyone': 'Herkes',
  'privacy.mentions.communities': 'Topluluklarındaki kişiler',
  'privacy.mentions.nobody': 'Hiç kimse',
  'privacy.mentions.failed': 'Seçimin yüklenemedi',

  'privacy.blocked': 'Engellenen kişiler',
  'privacy.blocked.hint': 'Onları görmezsin, onlar da senden bahsedemez. Kendilerine haber verilmez.',
  'privacy.blocked.none': 'Kimseyi engellemedin.',
  'privacy.blocked.failed': 'Liste yüklenemedi',
  'privacy.unblock': 'Engeli kaldır',
  'privacy.unblock.name': 'Engeli kaldır: {name}',

  'privacy.data': 'Verilerin',
  'privacy.data.error': 'Kopyanın durumu yüklenemedi',
  'privacy.copy': 'Verilerinin bir kopyası',
  'privacy.copy.text': 'Profil, gönderiler, yorumlar ve yaptıkların tek dosyada',
  'privacy.copy.ask': 'İste',
  'privacy.copy.gathering': 'Verilerin toplanıyor',
  'privacy.copy.count': '{done}/{total} kayıt.',
  'privacy.copy.gathering.text': 'Sana e-posta göndeririz, bu sayfayı kapatabilirsin.',
  'privacy.copy.ready': 'Kopyan hazır',
  'privacy.copy.until': '{day} tarihine kadar',
  'privacy.copy.download': 'İndir',
  'privacy.copy.anew': 'Yenisini oluştur',
  'privacy.copy.remove': 'Kaldır',
  'privacy.copy.failed': 'Tamamlanamadı',
  'privacy.copy.failed.text': 'Bizde bir sorun oluştu. Verilerin güvende.',
  'privacy.copy.again': 'Tekrar dene',
}
