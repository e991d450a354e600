import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'standing.accepted': 'Je hoort erbij: welkom bij {name}',
  'standing.refused': 'Je aanvraag voor {name} is niet geaccepteerd',
  'standing.removed': 'Je bent verwijderd uit {name}',
  'standing.banned': 'Je bent verbannen uit {name}',
  'standing.suspended': 'Je kunt hier tot {day} niets plaatsen of schrijven',
  'standing.suspendedForGood': 'Je kunt hier niets meer plaatsen of schrijven',
  'standing.why': 'De moderatoren zeggen:',
}
