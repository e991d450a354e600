import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'explore.label': 'Ontdekken',
  'explore.recent': 'Recente community’s',
  'explore.communities': 'Uitgelichte community’s',
  'explore.people': 'Mensen om te ontdekken',
  'explore.loops': 'Uitgelichte loops',
  'explore.more': 'Meer tonen',
  'explore.videos': { one: '{shown} video', other: '{shown} video’s' },
  'explore.error': 'Dit deel is niet geladen',
  'explore.empty': 'Nog geen community’s',
  'explore.empty.text': 'Zodra ze er zijn, zie je ze hier.',
}
