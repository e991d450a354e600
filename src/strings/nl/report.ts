import type { en } from '../en/report'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'report.video': 'Video melden',
  'report.comment': 'Reactie melden',
  'report.lead': 'Wat is er mis? Niemand krijgt te horen wie dit meldt.',
  'report.leadAbout': 'Wat is er mis? {name} krijgt niet te horen wie dit meldt.',
  'report.reasons': 'Reden',
  'report.reason.spam': 'Spam of misleidend',
  'report.reason.nudity': 'Naaktheid of seksuele inhoud',
  'report.reason.harassment': 'Intimidatie of pesten',
  'report.reason.hate': 'Haat',
  'report.reason.violence': 'Geweld of gevaar',
  'report.reason.stolen': 'Mijn werk, zonder te vragen gebruikt',
  'report.reason.other': 'Iets anders',
  'report.note': 'Wil je iets toevoegen? (optioneel)',
  'report.note.stolen': 'Waar staat het origineel? (optioneel)',
  'report.note.other': 'Wat is het? (optioneel)',
  'report.send': 'Melding versturen',
  'report.thanks': 'Bedankt, we kijken ernaar',
  'report.thanks.video': 'Intussen zie je deze video niet meer.',
  'report.thanks.comment': 'Intussen zie je deze reactie niet meer.',
  'report.next': 'Volgende video',
  'report.done': 'Klaar',
  'report.hide': 'Alles van {name} verbergen',
  'report.hidden': 'Je ziet niets meer van {name}.',
}
