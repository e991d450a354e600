import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'standing.accepted': 'Udało się: witaj w {name}',
  'standing.refused': 'Prośba o dołączenie do {name} nie została przyjęta',
  'standing.removed': 'Nie należysz już do {name}',
  'standing.banned': 'Masz bana w {name}',
  'standing.suspended': 'Nie możesz tu publikować ani pisać do {day}',
  'standing.suspendedForGood': 'Nie możesz tu już publikować ani pisać',
  'standing.why': 'Moderatorzy piszą:',
}
