import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'explore.label': 'Entdecken',
  'explore.recent': 'Zuletzt besuchte Communities',
  'explore.communities': 'Ausgewählte Communities',
  'explore.people': 'Sehenswerte Leute',
  'explore.loops': 'Ausgewählte Loops',
  'explore.more': 'Mehr zeigen',
  'explore.videos': { one: '{shown} Video', other: '{shown} Videos' },
  'explore.error': 'Dieser Teil wurde nicht geladen',
  'explore.empty': 'Noch keine Communities',
  'explore.empty.text': 'Sobald es welche gibt, stehen sie hier.',
}
