import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'loop.page': '{name} döngüsü',
  'loop.tabs': '{name} içindekiler',
  'loop.in': '{community} içinde bir döngü',
  'loop.videos': { one: '{shown} video', other: '{shown} video' },
  'loop.join': 'Katıl',
  'loop.request': 'Katılmayı iste',
  'loop.share': 'Döngüyü paylaş',
  'loop.subscribe': 'Yeni videoları bana bildir',
  'loop.tab.videos': 'Videolar',
  'loop.tab.members': 'Üyeler',
  'loop.watch': '{name} videoları',
  'loop.videos.empty': 'Henüz video yok',
  'loop.videos.empty.text': 'İlki havayı belirler.',
  'loop.refresh': 'Yeniden bak',
  'loop.closed.title': 'Yalnızca üyeler için',
  'loop.closed.text': 'Videoları ve üyeleri katıldıktan sonra görürsün. Bir moderatör her isteği yanıtlar.',
  'loop.archived': 'Arşivlendi: görülmeye devam eder, yeni bir şey almaz.',
  'loop.leave': 'Ayrıl',
  'loop.leave.title': '{name} döngüsünden ayrılıyor musun?',
  'loop.leave.open': 'İstediğin zaman yeniden katılabilirsin.',
  'loop.leave.closed': 'Videolarını ve üyelerini artık görmezsin. Dönmek için yeniden istek gönderirsin.',
  'loop.withdraw': 'Geri çek',
  'loop.withdraw.title': 'İsteğin geri çekilsin mi?',
  'loop.notFound.title': 'Böyle bir döngü yok',
  'loop.notFound.text': 'Artık yok ya da bağlantıda yazım hatası var.',
  'loop.page.error': 'Döngü yüklenemedi',
  'loop.noSlug': '<geuin-loop> hangi döngü olduğunu bilmeli: öğeye slug="…" ekle.',
}
