import type { en } from '../en/auth'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'auth.signIn': 'Anmelden',
  'auth.title': 'Anmelden oder registrieren',
  'auth.title.spark': 'Melde dich an, um einen Spark zu geben',
  'auth.title.comment': 'Melde dich an, um zu kommentieren',
  'auth.title.repost': 'Melde dich an, um dieses Video zu reposten',
  'auth.title.report': 'Melde dich an, um dieses Video zu melden',
  'auth.title.join': 'Melde dich an, um {community} beizutreten',
  'auth.title.creator': 'Melde dich an, um Creator zu werden',
  'auth.lead': 'Deine Sparks, Kommentare und Communitys bleiben bei dir.',

  'auth.email': 'E-Mail',
  'auth.email.placeholder': 'du@beispiel.de',
  'auth.email.invalid': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'auth.phone': 'Telefonnummer',
  'auth.phone.invalid': 'Bitte gib eine gültige Telefonnummer ein.',
  'auth.usePhone': 'Lieber mit Telefonnummer',
  'auth.useEmail': 'Lieber mit E-Mail',
  'auth.continue': 'Weiter',
  'auth.or': 'oder weiter mit',
  'auth.google': 'Google',
  'auth.google.name': 'Weiter mit Google',
  'auth.apple': 'Apple',
  'auth.apple.name': 'Weiter mit Apple',
  'auth.sso': '{brand}-ID',
  'auth.sso.name': 'Weiter mit {brand}-ID',
  'auth.sso.missing': 'Diese Marke bietet keine SSO-Anmeldung an',
  'auth.google.refused': 'Google geht in dieser App nicht. Ein Code per E-Mail oder Telefon schon.',
  'auth.popup.blocked':
    'Das Anmeldefenster wurde blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal, oder nimm einen Code per E-Mail oder Telefon.',
  'auth.noStorage': 'Dieser Browser merkt sich hier nichts: Du bleibst angemeldet, bis du die Seite verlässt.',
  'auth.agree': 'Wenn du weitermachst, stimmst du den {terms} und der {privacy} zu.',
  'auth.terms': 'Nutzungsbedingungen',
  'auth.privacy': 'Datenschutzerklärung',

  'auth.unsaved.title': 'Änderungen verwerfen?',
  'auth.unsaved.text': 'Sie sind noch nicht gespeichert.',
  'auth.unsaved.keep': 'Weiter bearbeiten',
  'auth.unsaved.discard': 'Verwerfen',
  'auth.error.title': 'Die Anmeldung ist nicht erreichbar',

  'auth.account': 'Konto von {name}',
  'auth.menu': 'Konto',
}
