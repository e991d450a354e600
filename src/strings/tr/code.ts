import type { en } from '../en/code'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'code.title': 'Kodu gir',
  'code.lead': 'Altı rakamı şuraya gönderdik: {address}',
  'code.label': 'Altı haneli kod',
  'code.verify': 'Doğrula',
  'code.digits': 'Kod 6 haneli olmalı.',
  'code.wrong': 'Geçersiz kod',
  'code.failed': 'Kod doğrulanamadı',
  'code.triesLeft': { one: '{count} deneme kaldı.', other: '{count} deneme kaldı.' },
  'code.noneLeft': 'Deneme hakkın kalmadı. Yeni bir kod iste.',
  'code.wait': '{time} sonra gönder',
  'code.nothing': 'Gelmedi mi?',
  'code.resend': 'Kodu yeniden gönder',
  'code.resent': 'Yeni bir kod yolda.',
  'code.send.phoneRefused': 'Kod gönderilemedi. Giriş için başka bir numara ya da e-posta kullan.',
  'code.send.phoneRefused.update': 'Kod gönderilemedi. Başka bir telefon numarası kullan.',
  'code.send.waitMinutes': 'Lütfen {time} dakika sonra tekrar dene!',
  'code.send.waitSeconds': 'Lütfen {time} sonra tekrar dene!',
  'code.send.failed': 'Bir sorun oluştu. Lütfen tekrar dene!',
  'code.send.noAnswer': 'Beklenmeyen bir hata oluştu. Lütfen tekrar dene.',
}
