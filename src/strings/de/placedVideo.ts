import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'placedVideo.title': 'In {community} verwalten',
  'placedVideo.failed': 'Die Community wurde nicht geladen',
  'placedVideo.pin': 'Oben anheften',
  'placedVideo.pinned': 'Es steht jetzt oben in {community}.',
  'placedVideo.unpin': 'Nicht mehr anheften',
  'placedVideo.unpinned': 'Es ist nicht mehr angeheftet.',
  'placedVideo.close': 'Kommentare ausschalten',
  'placedVideo.closed': 'Die Kommentare sind aus. Was da ist, bleibt.',
  'placedVideo.open': 'Kommentare einschalten',
  'placedVideo.opened': 'Die Kommentare sind an.',
  'placedVideo.move': 'In einen Loop verschieben',
  'placedVideo.move.lead': 'Mitglieder des Loops finden es dort; in {community} bleibt es.',
  'placedVideo.move.none': 'Kein Loop',
  'placedVideo.move.send': 'Verschieben',
  'placedVideo.moved': 'Es ist jetzt in {loop}.',
  'placedVideo.movedOut': 'Es ist jetzt in keinem Loop.',
  'placedVideo.move.stays': 'Was in einem geschlossenen Loop ist, bleibt dort.',
  'placedVideo.loops.failed': 'Die Loops wurden nicht geladen',
  'placedVideo.loops.empty': 'Diese Community hat noch keine Loops',
  'placedVideo.remove': 'Aus der Community entfernen',
  'placedVideo.remove.lead':
    'In {community} sieht es dann niemand mehr. {author} erfährt, warum, und kann einmal antworten.',
  'placedVideo.remove.leadPlain':
    'In {community} sieht es dann niemand mehr. Wer es gemacht hat, erfährt, warum, und kann einmal antworten.',
  'placedVideo.remove.reason': 'Warum?',
  'placedVideo.remove.send': 'Entfernen',
  'placedVideo.removed': 'Es ist nicht mehr in {community}.',
}
