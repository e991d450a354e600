import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'placedVideo.title': 'Beheren in {community}',
  'placedVideo.failed': 'De community is niet geladen',
  'placedVideo.pin': 'Bovenaan vastzetten',
  'placedVideo.pinned': 'De video staat nu bovenaan in {community}.',
  'placedVideo.unpin': 'Losmaken',
  'placedVideo.unpinned': 'De video is niet meer vastgezet.',
  'placedVideo.close': 'Reacties uitzetten',
  'placedVideo.closed': 'Reacties staan uit. Wat er al staat, blijft.',
  'placedVideo.open': 'Reacties aanzetten',
  'placedVideo.opened': 'Reacties staan aan.',
  'placedVideo.move': 'Verplaatsen naar een loop',
  'placedVideo.move.lead': 'Leden van de loop vinden hem daar; hij blijft in {community}.',
  'placedVideo.move.none': 'Geen loop',
  'placedVideo.move.send': 'Verplaatsen',
  'placedVideo.moved': 'De video staat nu in {loop}.',
  'placedVideo.movedOut': 'De video staat nu in geen enkele loop.',
  'placedVideo.move.stays': 'Wat in een besloten loop staat, blijft daar.',
  'placedVideo.loops.failed': 'De loops zijn niet geladen',
  'placedVideo.loops.empty': 'Deze community heeft nog geen loops',
  'placedVideo.remove': 'Uit de community verwijderen',
  'placedVideo.remove.lead':
    'Niemand ziet de video nog in {community}. {author} krijgt te horen waarom en kan één keer antwoorden.',
  'placedVideo.remove.leadPlain':
    'Niemand ziet de video nog in {community}. De maker krijgt te horen waarom en kan één keer antwoorden.',
  'placedVideo.remove.reason': 'Waarom?',
  'placedVideo.remove.send': 'Verwijderen',
  'placedVideo.removed': 'De video staat niet meer in {community}.',
}
