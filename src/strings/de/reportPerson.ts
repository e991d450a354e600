import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'reportPerson.title': '{name} melden',
  'reportPerson.where': 'Wo ist es passiert?',
  'reportPerson.elsewhere': 'Woanders',
  'reportPerson.impersonation': 'Gibt sich für jemand anderen aus',
  'reportPerson.thanks.title': 'Danke, wir sehen es uns an',
  'reportPerson.thanks': 'Die Moderation liest es und entscheidet, was passiert.',
  'reportPerson.done': 'Fertig',
  'reportPerson.block': '{name} blockieren',
}
