import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'standing.accepted': 'C’est fait : bienvenue dans {name}',
  'standing.refused': 'Ta demande pour rejoindre {name} n’a pas été acceptée',
  'standing.removed': 'Tu ne fais plus partie de {name}',
  'standing.banned': 'Un bannissement t’exclut de {name}',
  'standing.suspended': 'Tu ne peux rien publier ni écrire ici jusqu’au {day}',
  'standing.suspendedForGood': 'Tu ne peux plus rien publier ni écrire ici',
  'standing.why': 'La modération précise :',
}
