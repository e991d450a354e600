import type { en } from '../en/onboarding'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'onboarding.continue': 'Weiter',
  'onboarding.step': 'Schritt {nth} von {of}',

  'onboarding.guidelines.title': 'Regeln der Community',
  'onboarding.guidelines.lead': {
    one: 'Eine Hausregel für alle auf {brand}.',
    other: '{count} Hausregeln für alle auf {brand}.',
  },
  'onboarding.guidelines.list': 'Regeln',
  'onboarding.guidelines.none': 'Es gibt keine Regeln außer guten Manieren. Sei freundlich und zeige, was deins ist.',
  'onboarding.guidelines.agree': 'Ich stimme den Regeln zu',
  'onboarding.guidelines.required': 'Du musst den Regeln zustimmen',
  'onboarding.guidelines.loadFailed': 'Die Regeln konnten nicht geladen werden',
  'onboarding.guidelines.unknown': 'Unbekannter Fehler',
  'onboarding.guidelines.acceptFailed': 'Bitte versuche es noch einmal.',

  'onboarding.interests.first': 'Was interessiert dich?',
  'onboarding.interests.again': 'Wähle deine Interessen',
  'onboarding.interests.hint': 'Wähle mindestens drei Interessen.',
  'onboarding.interests.hintFew': { one: 'Wähle {count} Interesse.', other: 'Wähle {count} Interessen.' },
  'onboarding.interests.list': 'Interessen',
  'onboarding.interests.picked': { one: '{count} von {of} gewählt', other: '{count} von {of} gewählt' },
  'onboarding.interests.choose': 'Wähle {few}+',
  'onboarding.interests.all': 'Überraschung',
  'onboarding.interests.saved': 'Deine Interessen wurden gespeichert',
  'onboarding.interests.loadFailed': 'Die Interessen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  'onboarding.interests.refused': 'Beim Laden der Interessen ist etwas schiefgegangen.',
  'onboarding.interests.badShape': 'Die Liste der Interessen hat eine unbekannte Form.',
  'onboarding.interests.saveFailed': 'Deine Interessen wurden nicht gespeichert',
  'onboarding.interests.saveRefused': 'Beim Speichern der Interessen ist etwas schiefgegangen.',
  'onboarding.interests.empty.title': 'Noch keine Interessen',
  'onboarding.interests.empty.text':
    'Sie kommen von den Leuten, die diesen Ort betreiben. Sieh später noch einmal nach.',
  'onboarding.interests.empty.action': 'Noch einmal nachsehen',

  'onboarding.welcome.title': 'Willkommen, {name}',
  'onboarding.welcome.lead': 'Du gehörst jetzt zu {brand}.',
  'onboarding.welcome.spark': 'Du gehörst jetzt zu {brand}, und dein Spark zählt.',
  'onboarding.welcome.go': 'Los geht’s',
}
