import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'invite.title': 'Invitation',
  'invite.by': '{person} t’invite à rejoindre {name}',
  'invite.to': 'Tu as une invitation pour {name}',
  'invite.members': { one: '{shown} membre', other: '{shown} membres', many: '{shown} membres' },
  'invite.until': 'L’invitation est valable jusqu’au {day}.',
  'invite.rules': 'Là-bas, tout le monde suit ces règles :',
  'invite.accept': 'Rejoindre',
  'invite.acceptRules': 'Accepter et rejoindre',
  'invite.in': 'Tu es déjà membre',
  'invite.done': 'C’est fait : bienvenue dans {name}',
  'invite.over': 'Cette invitation n’est plus valable',
  'invite.over.text': 'Elle a expiré, est épuisée ou a été révoquée. Demandes-en une autre.',
  'invite.none': 'Cette invitation n’existe pas',
  'invite.none.text': 'Le lien comporte peut-être une erreur.',
  'invite.banned': 'Tu ne peux pas rejoindre cette communauté',
  'invite.rulesChanged': 'Cette communauté a maintenant des règles. Rouvre le lien.',
  'invite.error': 'L’invitation n’a pas été chargée',
}
