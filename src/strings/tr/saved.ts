import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'saved.title': 'Kaydedilen videolar',
  'saved.save': 'Sonrası için kaydet',
  'saved.remove': 'Kaydedilenlerden kaldır',
  'saved.done': 'Kaydedildi. Bunu yalnızca sen görürsün.',
  'saved.removed': 'Kaydedilenlerden kaldırıldı',
  'saved.empty': 'Henüz kaydedilen yok',
  'saved.empty.text': 'Bir videoyu seçeneklerinden kaydet; burada yalnızca seni bekler.',
  'saved.explore': 'Keşfet',
  'saved.clear.title': 'Kaydedilen tüm videolar kaldırılsın mı?',
  'saved.clear.text': 'Onları geri getiremezsin.',
  'saved.clear.done': 'Artık kaydedilmiş videon yok',
  'history.title': 'İzleme geçmişi',
  'history.keep': 'İzlediklerimi hatırla',
  'history.private': 'Bu listeyi yalnızca sen görürsün. Videolar burada bir yıl kalır.',
  'history.empty': 'Henüz bir şey izlemedin',
  'history.empty.text': 'İzlediğin videolar burada görünür, en son izlenen en başta.',
  'history.off': 'Geçmişin kapalı',
  'history.off.text': 'İzlediğin videoları yeniden bulmak için aç.',
  'saved.clear': 'Tümünü temizle',
  'history.clear.title': 'İzleme geçmişi temizlensin mi?',
  'history.clear.text': 'Onu geri getiremezsin.',
  'history.clear.done': 'İzleme geçmişin boş',
}
