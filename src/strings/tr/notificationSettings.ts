import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'notificationSettings.caption': 'Sana ne, nasıl ulaşır',
  'notificationSettings.kind': 'Tür',
  'notificationSettings.app': 'Uygulama',
  'notificationSettings.mail': 'E-posta',
  'notificationSettings.push': 'Anlık',
  'notificationSettings.answers': 'Yanıtlar ve bahsetmeler',
  'notificationSettings.answers.text': 'Videolarına yorumlar, yanıtlar, @sen',
  'notificationSettings.sparks': 'Kıvılcımlar ve yeniden paylaşımlar',
  'notificationSettings.sparks.text': 'Anlık bildirim video başına günde en çok bir kez',
  'notificationSettings.posts': 'Gönderilerin',
  'notificationSettings.posts.text': 'Yayınlanan ya da yayınlanamayanlar, moderatör kararları',
  'notificationSettings.communities': 'Topluluklarında yeni olanlar',
  'notificationSettings.communities.text': 'Takip ettiğin döngülerdeki videolar, oradaki yerin',
  'notificationSettings.requests': 'İstekler ve şikâyetler',
  'notificationSettings.requests.text': 'Yönettiğin yerler ve bildirdiklerin',
  'notificationSettings.mail.often':
    'E-posta günde en çok bir kez, okumadıklarınla gelir. Kodlar ve hesabınla ilgili haberler her zaman gelir.',
  'notificationSettings.error': 'Ayarların yüklenemedi',

  'notificationSettings.push.off.title': 'Bu tarayıcıda anlık bildirimler kapalı',
  'notificationSettings.push.off.text': 'Bu sayfa kapalıyken de olanlardan haberin olsun.',
  'notificationSettings.push.off.action': 'Aç',
  'notificationSettings.push.on.title': 'Bu tarayıcıda anlık bildirimler açık',
  'notificationSettings.push.on.text': 'Burada çıkış yapınca sona erer.',
  'notificationSettings.push.on.action': 'Kapat',
  'notificationSettings.push.blocked.title': 'Bu tarayıcıda anlık bildirimler engelli',
  'notificationSettings.push.blocked.text':
    'Tarayıcının site ayarlarında {host} bildirimlerine izin ver, sonra burada çalışır.',
  'notificationSettings.push.unavailable.title': 'Bu sitede anlık bildirim yok',
  'notificationSettings.push.unavailable.text': 'Uygulama ve e-posta yine haber verir.',
  'notificationSettings.push.unsupported.title': 'Bu tarayıcıda anlık bildirim yok',
  'notificationSettings.push.unsupported.text': 'iPhone ya da iPad’de önce siteyi ana ekrana ekle ve oradan aç.',
}
