import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'manageLoop.new': 'Yeni döngü',
  'manageLoop.create': 'Döngü oluştur',
  'manageLoop.created': '{name} hazır, ilk üyesi de sensin',
  'manageLoop.title': 'Döngüyü yönet',
  'manageLoop.requests.empty': 'Kapalı bir döngüye katılmak isteyenler burada görünür.',

  'manageLoop.requests.all': 'Tümünü kabul et',
  'manageLoop.requests.all.title': 'Herkes kabul edilsin mi?',
  'manageLoop.requests.all.text': {
    one: 'Listedeki tek kişi üye olur.',
    other: 'Listedeki {count} kişi ve onlardan önce isteyenler üye olur.',
  },
  'manageLoop.requests.all.done': 'Herkes içeride',
  'manageLoop.members': 'Üyeler',
  'manageLoop.remove': 'Çıkar',
  'manageLoop.remove.name': 'Çıkar: {name}',
  'manageLoop.remove.title': '{name} çıkarılsın mı?',
  'manageLoop.remove.text': 'Bu kişi döngüden ayrılır, toplulukta kalır ve geri dönebilir.',
  'manageLoop.remove.reason': 'Neden',
  'manageLoop.remove.hint': 'Bunu hem bu kişi hem de etkinlikte topluluğu yönetenler okur.',
  'manageLoop.remove.done': '{name} çıkarıldı',

  'manageLoop.edit': 'Ayrıntıları düzenle',
  'manageLoop.picture': 'Fotoğraf',
  'manageLoop.name': 'Ad',
  'manageLoop.name.empty': 'Bir döngünün adı olmalı.',
  'manageLoop.name.long': 'Ad en fazla {limit} karakter olabilir.',
  'manageLoop.description': 'Açıklama',
  'manageLoop.description.long': 'Açıklama en fazla {limit} karakter olabilir.',
  'manageLoop.closed': 'Kapalı döngü',
  'manageLoop.closed.hint': 'Katılmak için istek gönderilir, içindekileri yalnızca üyeler görür.',
  'manageLoop.opens': { one: 'Bekleyen kişi üye olur.', other: 'Bekleyen {count} kişi üye olur.' },
  'manageLoop.save': 'Kaydet',
  'manageLoop.saved': 'Kaydedildi',
  'manageLoop.discard': 'Değişikliklerden vazgeç',

  'manageLoop.archive': 'Arşivle',
  'manageLoop.archive.title': '{name} arşivlensin mi?',
  'manageLoop.archive.text':
    'Tüm listelerden çıkar, yeni üye ya da video almaz. Şimdi görebilenler yine görür, sen de onu geri getirebilirsin.',
  'manageLoop.archive.waiting': { one: 'Bekleyen kişi reddedilir.', other: 'Bekleyen {count} kişi reddedilir.' },
  'manageLoop.archived': '{name} arşivlendi',
  'manageLoop.restore': 'Geri getir',
  'manageLoop.restored': '{name} geri geldi',
  'manageLoop.isArchived': 'Bu döngü arşivde: hiçbir listede yer almaz, kimse katılamaz ya da paylaşamaz.',

  'manageLoop.archivedLoops': 'Arşivlenen döngüler',
  'manageLoop.archivedLoops.empty': 'Arşiv boş',
  'manageLoop.archivedLoops.text': 'Arşivlediğin bir döngü, biri geri getirene kadar burada bekler.',
  'manageLoop.restore.name': 'Geri getir: {name}',

  'manageLoop.error.forbidden': 'Bunu artık burada yapamazsın',
  'manageLoop.error.gone': 'Başkası daha hızlı davrandı: çoktan yapıldı ya da artık yok',
  'manageLoop.error.words': 'Bu sözcükler ya da bağlantılar burada kullanılamaz',
}
