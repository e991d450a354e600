import type { en } from '../en/join'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'join.title': 'Dołącz do {name}',
  'join.title.closed': 'Poproś o dołączenie do {name}',
  'join.rules': 'Obowiązują tu te zasady:',
  'join.note': 'Kilka słów do moderatorów',
  'join.note.hint': 'Możesz zostawić to puste. Czytają to tylko osoby, które decydują.',
  'join.join': 'Dołącz',
  'join.ask': 'Wyślij prośbę',
  'join.acceptAndJoin': 'Akceptuję i dołączam',
  'join.acceptAndAsk': 'Akceptuję i wysyłam',
  'join.menu': 'Twoje miejsce w {name}',
  'join.notify': 'Powiadamiaj o nowych filmach',
}
