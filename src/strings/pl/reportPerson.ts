import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'reportPerson.title': 'Zgłoś: {name}',
  'reportPerson.where': 'Gdzie to się stało?',
  'reportPerson.elsewhere': 'Gdzie indziej',
  'reportPerson.impersonation': 'Podszywa się pod kogoś innego',
  'reportPerson.thanks.title': 'Dziękujemy, przyjrzymy się temu',
  'reportPerson.thanks': 'Moderatorzy to przeczytają i zdecydują, co dalej.',
  'reportPerson.done': 'Gotowe',
  'reportPerson.block': 'Zablokuj: {name}',
}
