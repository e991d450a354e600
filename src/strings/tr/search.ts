import type { en } from '../en/search'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'search.label': 'Ara',
  'search.clear': 'Aramayı temizle',
  'search.for': '“{words}” ara',
  'search.meant': 'Bunu mu demek istedin: “{words}”?',
  'search.suggestions': 'Öneriler',
  'search.suggestions.count': { one: '{count} öneri', other: '{count} öneri' },
  'search.plays': { one: '{shown} görüntüleme', other: '{shown} görüntüleme' },
  'search.members': { one: '{shown} üye', other: '{shown} üye' },
  'search.videoCount': { one: '{shown} video', other: '{shown} video' },
  'search.recent': 'Son aramalar',
  'search.recent.clear': 'Tümünü temizle',
  'search.recent.remove': 'Kaldır: “{words}”',
  'search.results': '“{words}” için sonuçlar',
  'search.also': 'Şunun sonuçları da var:',
  'search.top': 'Öne çıkan',
  'search.videos': 'Videolar',
  'search.users': 'Kişiler',
  'search.communities': 'Topluluklar',
  'search.loops': 'Döngüler',
  'search.all': 'Tümünü gör',
  'search.all.of': 'Tümünü gör: {kind}',
  'search.none': '“{words}” için bir şey yok',
  'search.none.text': 'Daha kısa bir sözcük çoğu zaman daha çok şey bulur.',
  'search.none.action': 'Popüler videoları gör',
  'search.error': 'Arama çalışmadı',
}
