import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'invite.title': 'Einladung',
  'invite.by': '{person} lädt dich zu {name} ein',
  'invite.to': 'Du bist zu {name} eingeladen',
  'invite.members': { one: '{shown} Mitglied', other: '{shown} Mitglieder' },
  'invite.until': 'Die Einladung gilt bis {day}.',
  'invite.rules': 'Dort halten sich alle an diese Regeln:',
  'invite.accept': 'Beitreten',
  'invite.acceptRules': 'Annehmen und beitreten',
  'invite.in': 'Du bist schon Mitglied',
  'invite.done': 'Du bist dabei: willkommen bei {name}',
  'invite.over': 'Diese Einladung gilt nicht mehr',
  'invite.over.text': 'Sie ist abgelaufen, aufgebraucht oder zurückgenommen. Bitte um eine neue.',
  'invite.none': 'Diese Einladung gibt es nicht',
  'invite.none.text': 'Vielleicht ist der Link falsch geschrieben.',
  'invite.banned': 'Dieser Community kannst du nicht beitreten',
  'invite.rulesChanged': 'Diese Community hat jetzt Regeln. Öffne den Link noch einmal.',
  'invite.error': 'Die Einladung wurde nicht geladen',
}
