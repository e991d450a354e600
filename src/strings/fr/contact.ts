import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'contact.lead': 'Une vraie personne lit ce que tu écris.',
  'contact.topic': 'De quoi s’agit-il ?',
  'contact.topic.choose': 'Choisis un sujet',
  'contact.topic.problem': 'Quelque chose ne marche pas',
  'contact.topic.account': 'Mon compte',
  'contact.topic.safety': 'Sécurité',
  'contact.topic.idea': 'Une idée',
  'contact.topic.other': 'Autre chose',
  'contact.topic.required': 'Choisis de quoi il s’agit',
  'contact.message': 'Message',
  'contact.message.required': 'Écris de quoi il s’agit',
  'contact.message.max': 'C’est trop long',
  'contact.name': 'Ton nom',
  'contact.name.required': 'Dis-nous comment t’appeler',
  'contact.name.max': 'C’est trop long',
  'contact.email': 'Répondre à',
  'contact.email.hint': 'Le navigateur, la langue et l’adresse de cette page sont joints.',
  'contact.email.required': 'Dis-nous où envoyer la réponse',
  'contact.email.wrong': 'Ce n’est pas une adresse e-mail',
  'contact.send': 'Envoyer',
  'contact.tooOften': 'Tu as déjà écrit plusieurs fois. Réessaie dans une heure, ton message reste ici.',
  'contact.thanks': 'Merci, c’est bien reçu',
  'contact.thanks.text': 'Une vraie personne le lit. La réponse ira à {address}.',
  'contact.thanks.back': 'Retour aux réglages',
}
