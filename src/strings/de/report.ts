import type { en } from '../en/report'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'report.video': 'Video melden',
  'report.comment': 'Kommentar melden',
  'report.lead': 'Was stimmt nicht? Niemand erfährt, wer gemeldet hat.',
  'report.leadAbout': 'Was stimmt nicht? {name} erfährt nicht, wer gemeldet hat.',
  'report.reasons': 'Grund',
  'report.reason.spam': 'Spam oder irreführend',
  'report.reason.nudity': 'Nacktheit oder sexuelle Inhalte',
  'report.reason.harassment': 'Belästigung oder Mobbing',
  'report.reason.hate': 'Hass',
  'report.reason.violence': 'Gewalt oder Gefahr',
  'report.reason.stolen': 'Mein Werk, ohne zu fragen verwendet',
  'report.reason.other': 'Etwas anderes',
  'report.note': 'Möchtest du etwas hinzufügen? (optional)',
  'report.note.stolen': 'Wo ist das Original? (optional)',
  'report.note.other': 'Was ist es? (optional)',
  'report.send': 'Melden',
  'report.thanks': 'Danke, wir sehen es uns an',
  'report.thanks.video': 'So lange siehst du dieses Video nicht mehr.',
  'report.thanks.comment': 'So lange siehst du diesen Kommentar nicht mehr.',
  'report.next': 'Nächstes Video',
  'report.done': 'Fertig',
  'report.hide': 'Alles von {name} ausblenden',
  'report.hidden': 'Du siehst nichts mehr von {name}.',
}
