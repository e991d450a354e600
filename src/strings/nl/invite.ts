import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'invite.title': 'Uitnodiging',
  'invite.by': '{person} nodigt je uit voor {name}',
  'invite.to': 'Je bent uitgenodigd voor {name}',
  'invite.members': { one: '{shown} lid', other: '{shown} leden' },
  'invite.until': 'De uitnodiging geldt tot {day}.',
  'invite.rules': 'Daar houdt iedereen zich aan deze regels:',
  'invite.accept': 'Lid worden',
  'invite.acceptRules': 'Akkoord en lid worden',
  'invite.in': 'Je bent al lid',
  'invite.done': 'Je hoort erbij: welkom bij {name}',
  'invite.over': 'Deze uitnodiging geldt niet meer',
  'invite.over.text': 'Die is verlopen, opgebruikt of ingetrokken. Vraag om een nieuwe.',
  'invite.none': 'Deze uitnodiging bestaat niet',
  'invite.none.text': 'Misschien zit er een typfout in de link.',
  'invite.banned': 'Je kunt geen lid worden van deze community',
  'invite.rulesChanged': 'Deze community heeft nu regels. Open de link opnieuw.',
  'invite.error': 'De uitnodiging is niet geladen',
}
