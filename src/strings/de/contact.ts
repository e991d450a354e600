import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'contact.lead': 'Ein Mensch liest, was du schreibst.',
  'contact.topic': 'Worum geht es?',
  'contact.topic.choose': 'Wähle etwas aus',
  'contact.topic.problem': 'Etwas funktioniert nicht',
  'contact.topic.account': 'Mein Konto',
  'contact.topic.safety': 'Sicherheit',
  'contact.topic.idea': 'Eine Idee',
  'contact.topic.other': 'Etwas anderes',
  'contact.topic.required': 'Wähle aus, worum es geht',
  'contact.message': 'Nachricht',
  'contact.message.required': 'Schreib, worum es geht',
  'contact.message.max': 'Das ist zu lang',
  'contact.name': 'Dein Name',
  'contact.name.required': 'Sag uns, wie wir dich nennen dürfen',
  'contact.name.max': 'Das ist zu lang',
  'contact.email': 'Antwort an',
  'contact.email.hint': 'Browser, Sprache und die Adresse dieser Seite werden mitgeschickt.',
  'contact.email.required': 'Sag uns, wohin die Antwort geht',
  'contact.email.wrong': 'Das ist keine E-Mail-Adresse',
  'contact.send': 'Senden',
  'contact.tooOften': 'Du hast schon mehrmals geschrieben. Versuch es in einer Stunde wieder, dein Text bleibt hier.',
  'contact.thanks': 'Danke, es ist bei uns',
  'contact.thanks.text': 'Ein Mensch liest es. Die Antwort geht an {address}.',
  'contact.thanks.back': 'Zurück zu den Einstellungen',
}
