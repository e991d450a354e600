import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'ads.skip': 'Anzeige überspringen',
  'ads.skipIn': { one: 'Überspringen in {count} Sekunde', other: 'Überspringen in {count} Sekunden' },
  'ads.visit': 'Mehr erfahren',
}
