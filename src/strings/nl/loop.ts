import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} lid', other: '{shown} leden' },
  'loop.closed': 'Besloten',
  'loop.joined': 'Lid',
  'loop.requested': 'Aangevraagd',
  'loop.isArchived': 'Gearchiveerd',
  'loop.new': 'Nieuwe loop',
  'loop.manage': '{name} beheren',
  'loop.manageWith': {
    one: '{name} beheren, {count} persoon wil lid worden',
    other: '{name} beheren, {count} personen willen lid worden',
  },
  'loop.empty': 'Nog geen loops',
  'loop.empty.text': 'Loops zijn kleinere groepen binnen een community.',
  'loop.communityFirst': 'Word eerst lid van de community.',
  'loop.error': 'De loops zijn niet geladen',
}
