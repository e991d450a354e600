import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'devices.title': 'Cihazlar',
  'devices.lead': 'Oturumunun açık olduğu yerler.',
  'devices.failed': 'Liste yüklenemedi',
  'devices.name': '{browser}, {system}',
  'devices.unknown': 'Bilinmeyen cihaz',
  'devices.here': 'Bu cihaz',
  'devices.now': 'Şu anda etkin',
  'devices.only': 'Başka hiçbir yerde oturumun açık değil.',
  'devices.others': 'Diğer cihazlar',
  'devices.hint': 'Tanımadığın bir cihaz mı var? Oturumunu kapat, sonra e-postanı ve telefon numaranı kontrol et.',
  'devices.end': 'Oturumu kapat',
  'devices.end.name': 'Oturumu kapat: {name}',
  'devices.end.ask': '{name} oturumu kapatılsın mı?',
  'devices.ended': '{name} oturumu kapatıldı',
  'devices.others.end': 'Diğer her yerde kapat',
  'devices.others.ask': {
    one: 'Diğer cihazdaki oturum kapatılsın mı? Burada açık kalır.',
    other: 'Diğer {count} cihazdaki oturumlar kapatılsın mı? Burada açık kalır.',
  },
  'devices.others.ended': 'Diğer tüm cihazlarda oturum kapatıldı',
  'devices.all.end': 'Her yerde oturumu kapat',
  'devices.all.ask': {
    one: 'Bu cihazdaki oturum kapatılsın mı?',
    other: '{count} cihazın hepsinde, burada da oturum kapatılsın mı? Yeniden girmek için kod gerekir.',
  },
}
