import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'creator.slides': 'Üreticiler ne yapar',
  'creator.slide': 'Slayt {number}/{count}',
  'creator.one.title': '{brand} üreticisi ol',
  'creator.one.text': 'İşlerini paylaş, {brand} insanlarına ulaş ve nelerin kıvılcım aldığını gör.',
  'creator.two.title': 'Bağlar kur, sohbetleri başlat',
  'creator.two.text': 'Yorumları yanıtla, birlikte çalıştıklarından bahset, bir fikir etrafında döngü başlat.',
  'creator.three.title': 'Topluluğunu yönet',
  'creator.three.text': 'Üyeleri karşıla, havayı belirle ve akışı bakmaya değer tut.',
  'creator.become': 'Üretici ol',
  'creator.requested': 'İstek gönderildi',
  'creator.accepted': 'Artık {brand} üreticisisin.',
  'creator.notNow': 'Şimdi değil',
  'creator.failed': 'Bir sorun oluştu!',
}
