import type { en } from '../en/account'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'auth.profile': 'Profil',
  'auth.edit': 'Profili düzenle',
  'auth.edit.picture': 'Profil fotoğrafı',
  'auth.edit.name': 'Ad soyad',
  'auth.edit.username': 'Kullanıcı adı',
  'auth.edit.bio': 'Hakkında',
  'auth.edit.birthDate': 'Doğum tarihi',
  'auth.edit.social': 'Sosyal profiller',
  'auth.edit.email': 'E-posta adresi',
  'auth.edit.phone': 'Telefon numarası',
  'auth.edit.interests': 'İlgi alanları',
  'auth.settings': 'Ayarlar',
  'auth.notices': 'Moderatörlerden',
  'auth.devices': 'Cihazlar',
  'auth.creator': 'Üretici ol',
  'auth.delete': 'Hesabı sil',
  'auth.signOut': 'Çıkış yap',
  'auth.signOut.title': 'Çıkış yapılsın mı?',
  'auth.signOut.lead': 'İstediğin zaman yeniden giriş yapabilirsin.',
  'auth.signOut.confirm': 'Çıkış yap',
}
