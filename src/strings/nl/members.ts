import type { en } from '../en/members'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'members.label': 'Leden',
  'members.search': 'Leden zoeken',
  'members.clear': 'Zoekopdracht wissen',
  'members.found': { one: '{count} persoon gevonden', other: '{count} personen gevonden' },
  'members.foundMore': 'Meer dan {count} personen gevonden',
  'members.none': 'Niemand met die naam',
  'members.none.text': 'Er wordt gezocht op het begin van een naam of gebruikersnaam.',
  'members.empty': 'Nog geen leden',
  'members.empty.text': 'Wie als eerste lid wordt, staat hier.',
  'members.error': 'De leden zijn niet geladen',
  'members.leader': 'Beheerder',
  'members.moderator': 'Moderator',
  'members.you': 'Jij',
}
