import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'settings.title': 'Ayarlar',
  'settings.lost': 'Bu sayfa burada değil',
  'settings.group.community': 'Topluluk',
  'settings.group.help': 'Yardım',
  'settings.terms': 'Koşullar',
  'settings.policy': 'Gizlilik politikası',
  'settings.signOut': 'Çıkış yap',
  'settings.none': 'Yok',
  'settings.visitor': 'Hesabına ait olanları görmek için giriş yap.',
  'settings.visitor.signIn': 'Giriş yap',
  'settings.closed.title': 'Bu, hesabının bir parçası',
  'settings.closed.text': 'Görmek ve değiştirmek için giriş yap.',

  'settings.profile': 'Profil',
  'settings.picture': 'Fotoğrafı değiştir',
  'settings.name': 'Ad soyad',
  'settings.username': 'Kullanıcı adı',
  'settings.bio': 'Hakkında',
  'settings.birthDate': 'Doğum tarihi',
  'settings.social': 'Sosyal profiller',
  'settings.social.count': '{linked}/{all}',
  'settings.interests': 'İlgi alanları',

  'settings.signIn': 'Giriş',
  'settings.signIn.lead': 'Giriş kodları buraya gönderilir. Değişiklikler bir kodla onaylanır.',
  'settings.email': 'E-posta adresi',
  'settings.phone': 'Telefon numarası',

  'settings.devices': 'Cihazlar',
  'settings.notifications': 'Bildirimler',
  'settings.privacy': 'Gizlilik',
  'settings.contact': 'Bize ulaş',

  'settings.appearance': 'Dil ve görünüm',
  'settings.scheme': 'Görünüm',
  'settings.scheme.system': 'Sistem',
  'settings.scheme.light': 'Açık',
  'settings.scheme.dark': 'Koyu',
  'settings.language': 'Dil',
  'settings.language.page': 'Bu sitedeki gibi',

  'settings.delete': 'Hesabı sil',
  'settings.delete.lead': 'Bu geri alınamaz. Şunlar olur.',
  'settings.delete.videos': 'Videoların, yorumları ve kıvılcımlarıyla birlikte gider.',
  'settings.delete.comments': 'Yorumlarının içi boşaltılır, böylece konuşmalar anlaşılır kalır.',
  'settings.delete.leader': 'Yalnızca senin yönettiğin topluluklar önce devredilmeli.',
  'settings.delete.copy': 'Verilerini yanına al',
  'settings.delete.copy.hint': 'Hiçbir şey gitmeden bir kopya',
  'settings.delete.signOut': 'Yalnızca çıkış yap',
  'settings.delete.signOut.hint': 'Her şey kalır',
}
