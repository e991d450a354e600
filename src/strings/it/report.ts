import type { en } from '../en/report'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'report.video': 'Segnala video',
  'report.comment': 'Segnala commento',
  'report.lead': 'Che cosa non va? Nessuno saprà chi ha segnalato.',
  'report.leadAbout': 'Che cosa non va? {name} non saprà chi ha segnalato.',
  'report.reasons': 'Motivo',
  'report.reason.spam': 'Spam o ingannevole',
  'report.reason.nudity': 'Nudità o contenuti sessuali',
  'report.reason.harassment': 'Molestie o bullismo',
  'report.reason.hate': 'Odio',
  'report.reason.violence': 'Violenza o pericolo',
  'report.reason.stolen': 'È mio, usato senza chiedere',
  'report.reason.other': 'Altro',
  'report.note': 'Vuoi aggiungere qualcosa? (facoltativo)',
  'report.note.stolen': 'Dov’è l’originale? (facoltativo)',
  'report.note.other': 'Di che cosa si tratta? (facoltativo)',
  'report.send': 'Invia segnalazione',
  'report.thanks': 'Grazie, daremo un’occhiata',
  'report.thanks.video': 'Nel frattempo non rivedrai questo video.',
  'report.thanks.comment': 'Nel frattempo non rivedrai questo commento.',
  'report.next': 'Video successivo',
  'report.done': 'Fatto',
  'report.hide': 'Nascondi tutto di {name}',
  'report.hidden': 'Non vedrai più niente di {name}.',
}
