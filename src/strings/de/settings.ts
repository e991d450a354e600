import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'settings.title': 'Einstellungen',
  'settings.lost': 'Diese Seite gibt es nicht',
  'settings.group.community': 'Community',
  'settings.group.help': 'Hilfe',
  'settings.terms': 'Nutzungsbedingungen',
  'settings.policy': 'Datenschutzerklärung',
  'settings.signOut': 'Abmelden',
  'settings.none': 'Keine',
  'settings.visitor': 'Melde dich an, um zu sehen, was zu deinem Konto gehört.',
  'settings.visitor.signIn': 'Anmelden',
  'settings.closed.title': 'Das gehört zu deinem Konto',
  'settings.closed.text': 'Melde dich an, um es zu sehen und zu ändern.',

  'settings.profile': 'Profil',
  'settings.picture': 'Bild ändern',
  'settings.name': 'Vollständiger Name',
  'settings.username': 'Benutzername',
  'settings.bio': 'Über dich',
  'settings.birthDate': 'Geburtsdatum',
  'settings.social': 'Soziale Profile',
  'settings.social.count': '{linked} von {all}',
  'settings.interests': 'Interessen',

  'settings.signIn': 'Anmeldung',
  'settings.signIn.lead': 'Codes zum Anmelden kommen hierhin. Eine Änderung bestätigst du mit einem Code.',
  'settings.email': 'E-Mail-Adresse',
  'settings.phone': 'Telefonnummer',

  'settings.devices': 'Geräte',
  'settings.notifications': 'Mitteilungen',
  'settings.privacy': 'Privatsphäre',
  'settings.contact': 'Kontakt',

  'settings.appearance': 'Sprache und Darstellung',
  'settings.scheme': 'Darstellung',
  'settings.scheme.system': 'System',
  'settings.scheme.light': 'Hell',
  'settings.scheme.dark': 'Dunkel',
  'settings.language': 'Sprache',
  'settings.language.page': 'Wie auf dieser Seite',

  'settings.delete': 'Konto löschen',
  'settings.delete.lead': 'Das lässt sich nicht rückgängig machen. Das passiert:',
  'settings.delete.videos': 'Deine Videos verschwinden, mit ihren Kommentaren und Sparks.',
  'settings.delete.comments': 'Deine Kommentare werden geleert, damit Gespräche verständlich bleiben.',
  'settings.delete.leader': 'Communitys, die nur du leitest, musst du vorher übergeben.',
  'settings.delete.copy': 'Deine Daten mitnehmen',
  'settings.delete.copy.hint': 'Eine Kopie, bevor etwas weg ist',
  'settings.delete.signOut': 'Nur abmelden',
  'settings.delete.signOut.hint': 'Alles bleibt',
}
