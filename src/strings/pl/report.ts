import type { en } from '../en/report'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'report.video': 'Zgłoś film',
  'report.comment': 'Zgłoś komentarz',
  'report.lead': 'Co jest nie tak? Nikt się nie dowie, kto to zgłosił.',
  'report.leadAbout': 'Co jest nie tak? {name} nie dowie się, kto to zgłosił.',
  'report.reasons': 'Powód',
  'report.reason.spam': 'Spam lub coś mylącego',
  'report.reason.nudity': 'Nagość lub treści seksualne',
  'report.reason.harassment': 'Nękanie lub prześladowanie',
  'report.reason.hate': 'Nienawiść',
  'report.reason.violence': 'Przemoc lub zagrożenie',
  'report.reason.stolen': 'Moja praca, użyta bez pytania',
  'report.reason.other': 'Coś innego',
  'report.note': 'Chcesz coś dodać? (opcjonalnie)',
  'report.note.stolen': 'Gdzie jest oryginał? (opcjonalnie)',
  'report.note.other': 'Co to jest? (opcjonalnie)',
  'report.send': 'Wyślij zgłoszenie',
  'report.thanks': 'Dziękujemy, przyjrzymy się temu',
  'report.thanks.video': 'W tym czasie nie zobaczysz już tego filmu.',
  'report.thanks.comment': 'W tym czasie nie zobaczysz już tego komentarza.',
  'report.next': 'Następny film',
  'report.done': 'Gotowe',
  'report.hide': 'Ukryj wszystko od: {name}',
  'report.hidden': '{name}: nie zobaczysz już nic od tej osoby.',
}
