import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'reportPerson.title': 'Bildir: {name}',
  'reportPerson.where': 'Nerede oldu?',
  'reportPerson.elsewhere': 'Başka bir yerde',
  'reportPerson.impersonation': 'Başkası gibi davranıyor',
  'reportPerson.thanks.title': 'Teşekkürler, inceleyeceğiz',
  'reportPerson.thanks': 'Moderatörler okur ve ne olacağına karar verir.',
  'reportPerson.done': 'Bitti',
  'reportPerson.block': 'Engelle: {name}',
}
