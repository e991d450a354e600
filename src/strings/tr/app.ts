import type { en } from '../en/app'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'app.nav': 'Ana menü',
  'app.skip': 'İçeriğe geç',
  'app.recent': 'Son topluluklar',
  'app.create': 'Oluştur',
  'app.profile': 'Profil',
  'app.notifications': { one: 'Bildirimler, {shown} okunmamış', other: 'Bildirimler, {shown} okunmamış' },

  'app.title.home': 'Ana sayfa',
  'app.title.latest': 'Yeni videolar',
  'app.title.popular': 'Popüler videolar',
  'app.title.explore': 'Keşfet',
  'app.title.search': 'Ara',
  'app.title.video': 'Video',
  'app.title.community': 'Topluluk',
  'app.title.group': 'Döngü',
  'app.title.profile': 'Profil',
  'app.title.brand': 'Hakkımızda',
  'app.title.notification': 'Bildirimler',
  'app.title.settings': 'Ayarlar',
  'app.title.terms': 'Koşullar',
  'app.title.privacy': 'Gizlilik',
  'app.title.posts': 'Gönderilerin',
  'app.title.post': 'Gönderi',
  'app.title.post-create': 'Yeni gönderi',
  'app.title.post-draft': 'Taslak',
  'app.title.saved': 'Kaydedilen videolar',
  'app.title.history': 'İzleme geçmişi',

  'app.own': 'Sana ait',
  'app.find': 'Video, kişi ve topluluk ara',

  'app.lost.title': 'Bu sayfa burada değil',
  'app.lost.text': 'Taşınmış ya da yapan kişi tarafından kaldırılmış olabilir.',
  'app.lost.action': 'Ana sayfaya git',
  'app.signIn': 'Giriş yap',
  'app.signIn.title': 'Bunu görmek için giriş yap',
  'app.signIn.text': 'Bu sayfa yalnızca sana ait. Giriş yapınca hemen açılır.',
  'app.legal.out': '{brand} sitesinde oku',
  'app.legal.none': '{brand} bunu henüz yayınlamadı',
  'app.legal.error': 'Bu sayfa yüklenemedi',
}
