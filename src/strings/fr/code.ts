import type { en } from '../en/code'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'code.title': 'Saisis le code',
  'code.lead': 'Nous avons envoyé six chiffres à {address}',
  'code.label': 'Code à six chiffres',
  'code.verify': 'Vérifier',
  'code.digits': 'Le code doit avoir 6 chiffres.',
  'code.wrong': 'Code incorrect',
  'code.failed': 'Le code n’a pas pu être vérifié',
  'code.triesLeft': { one: 'Encore {count} essai.', other: 'Encore {count} essais.', many: 'Encore {count} essais.' },
  'code.noneLeft': 'Plus d’essais. Demande un nouveau code.',
  'code.wait': 'Renvoyer dans {time}',
  'code.nothing': 'Rien reçu ?',
  'code.resend': 'Renvoyer le code',
  'code.resent': 'Un nouveau code est en route.',
  'code.send.phoneRefused': 'Impossible d’envoyer le code. Utilise un autre numéro ou ton e-mail pour te connecter.',
  'code.send.phoneRefused.update': 'Impossible d’envoyer le code. Utilise un autre numéro.',
  'code.send.waitMinutes': 'Réessaie dans {time} minutes.',
  'code.send.waitSeconds': 'Réessaie dans {time}.',
  'code.send.failed': 'Une erreur s’est produite. Réessaie !',
  'code.send.noAnswer': 'Une erreur inattendue s’est produite. Réessaie.',
}
