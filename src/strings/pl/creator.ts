import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'creator.slides': 'Co robią twórcy',
  'creator.slide': 'Slajd {number} z {count}',
  'creator.one.title': 'Zostań twórcą w {brand}',
  'creator.one.text': 'Publikuj swoje prace, docieraj do ludzi z {brand} i sprawdzaj, co dostaje iskry.',
  'creator.two.title': 'Poznawaj ludzi i zaczynaj rozmowy',
  'creator.two.text': 'Odpowiadaj na komentarze, wspominaj o współtwórcach, załóż pętlę wokół jednego pomysłu.',
  'creator.three.title': 'Moderuj swoją społeczność',
  'creator.three.text': 'Witaj członków, nadawaj ton i dbaj, by do kanału chciało się zaglądać.',
  'creator.become': 'Zostań twórcą',
  'creator.requested': 'Wysłano prośbę',
  'creator.accepted': 'Jesteś już w gronie twórców {brand}.',
  'creator.notNow': 'Nie teraz',
  'creator.failed': 'Coś poszło nie tak!',
}
