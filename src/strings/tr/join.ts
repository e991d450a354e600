import type { en } from '../en/join'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'join.title': 'Katıl: {name}',
  'join.title.closed': 'Katılma isteği: {name}',
  'join.rules': 'Burada herkes şu kurallara uyar:',
  'join.note': 'Moderatörlere birkaç söz',
  'join.note.hint': 'Boş bırakabilirsin. Yalnızca karar verenler okur.',
  'join.join': 'Katıl',
  'join.ask': 'İstek gönder',
  'join.acceptAndJoin': 'Kabul et ve katıl',
  'join.acceptAndAsk': 'Kabul et ve gönder',
  'join.menu': '{name} içindeki yerin',
  'join.notify': 'Yeni videoları bana bildir',
}
