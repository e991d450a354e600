import type { en } from '../en/creator'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'creator.slides': 'Was Creator tun',
  'creator.slide': 'Bild {number} von {count}',
  'creator.one.title': 'Werde Creator für {brand}',
  'creator.one.text': 'Zeige deine Arbeit, erreiche die Menschen von {brand} und sieh, was Sparks bekommt.',
  'creator.two.title': 'Knüpfe Kontakte und entzünde Gespräche',
  'creator.two.text': 'Antworte auf Kommentare, erwähne andere, starte einen Loop um eine Idee.',
  'creator.three.title': 'Moderiere deine Community',
  'creator.three.text': 'Heiße Mitglieder willkommen, gib den Ton an und halte den Feed sehenswert.',
  'creator.become': 'Creator werden',
  'creator.requested': 'Angefragt',
  'creator.accepted': 'Du bist Creator für {brand}.',
  'creator.notNow': 'Jetzt nicht',
  'creator.failed': 'Etwas ist schiefgegangen!',
}
