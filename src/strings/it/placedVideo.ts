import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'placedVideo.title': 'Gestisci in {community}',
  'placedVideo.failed': 'La community non è stata caricata',
  'placedVideo.pin': 'Fissa in alto',
  'placedVideo.pinned': 'Ora è il primo in {community}.',
  'placedVideo.unpin': 'Non fissare più',
  'placedVideo.unpinned': 'Non è più fissato.',
  'placedVideo.close': 'Disattiva commenti',
  'placedVideo.closed': 'Commenti disattivati. Quelli già scritti restano.',
  'placedVideo.open': 'Attiva commenti',
  'placedVideo.opened': 'Commenti attivati.',
  'placedVideo.move': 'Sposta in un loop',
  'placedVideo.move.lead': 'I membri del loop lo trovano lì; resta anche in {community}.',
  'placedVideo.move.none': 'Nessun loop',
  'placedVideo.move.send': 'Sposta',
  'placedVideo.moved': 'Ora è in {loop}.',
  'placedVideo.movedOut': 'Ora non è in nessun loop.',
  'placedVideo.move.stays': 'Quello che è in un loop chiuso resta lì.',
  'placedVideo.loops.failed': 'I loop non sono stati caricati',
  'placedVideo.loops.empty': 'Questa community non ha ancora loop',
  'placedVideo.remove': 'Rimuovi dalla community',
  'placedVideo.remove.lead':
    'Nessuno lo vedrà più in {community}. {author} saprà il perché e potrà rispondere una volta.',
  'placedVideo.remove.leadPlain':
    'Nessuno lo vedrà più in {community}. Chi lo ha pubblicato saprà il perché e potrà rispondere una volta.',
  'placedVideo.remove.reason': 'Perché?',
  'placedVideo.remove.send': 'Rimuovi',
  'placedVideo.removed': 'Non è più in {community}.',
}
