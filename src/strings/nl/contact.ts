import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'contact.lead': 'Een mens leest wat je schrijft.',
  'contact.topic': 'Waar gaat het over?',
  'contact.topic.choose': 'Kies iets',
  'contact.topic.problem': 'Er werkt iets niet',
  'contact.topic.account': 'Mijn account',
  'contact.topic.safety': 'Veiligheid',
  'contact.topic.idea': 'Een idee',
  'contact.topic.other': 'Iets anders',
  'contact.topic.required': 'Kies waar het over gaat',
  'contact.message': 'Bericht',
  'contact.message.required': 'Schrijf waar het over gaat',
  'contact.message.max': 'Dit is te lang',
  'contact.name': 'Je naam',
  'contact.name.required': 'Zeg hoe we je mogen noemen',
  'contact.name.max': 'Dit is te lang',
  'contact.email': 'Antwoord naar',
  'contact.email.hint': 'Browser, taal en het adres van deze pagina gaan mee.',
  'contact.email.required': 'Zeg waar het antwoord heen gaat',
  'contact.email.wrong': 'Dit is geen e-mailadres',
  'contact.send': 'Versturen',
  'contact.tooOften':
    'Je hebt al meerdere keren geschreven. Probeer het over een uur opnieuw, je tekst blijft hier staan.',
  'contact.thanks': 'Bedankt, het is bij ons',
  'contact.thanks.text': 'Een mens leest het. Het antwoord gaat naar {address}.',
  'contact.thanks.back': 'Terug naar instellingen',
}
