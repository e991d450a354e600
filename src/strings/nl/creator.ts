import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'creator.slides': 'Wat creators doen',
  'creator.slide': 'Slide {number} van {count}',
  'creator.one.title': 'Word creator voor {brand}',
  'creator.one.text': 'Plaats je werk, bereik de mensen van {brand} en zie wat sparks krijgt.',
  'creator.two.title': 'Leg contacten en laat gesprekken vonken',
  'creator.two.text': 'Beantwoord reacties, noem mensen met wie je samenwerkt, begin een loop rond één idee.',
  'creator.three.title': 'Modereer je community',
  'creator.three.text': 'Verwelkom leden, zet de toon en houd de feed de moeite waard.',
  'creator.become': 'Creator worden',
  'creator.requested': 'Aangevraagd',
  'creator.accepted': 'Je bent creator voor {brand}.',
  'creator.notNow': 'Niet nu',
  'creator.failed': 'Er ging iets mis!',
}
