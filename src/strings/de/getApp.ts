import type { en } from '../en/getApp'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'getApp.title.any': 'Hol dir die App',
  'getApp.title': 'Hol dir die {brand}-App',
  'getApp.title.video': 'Sieh dieses Video in der App',
  'getApp.title.spark': 'Gib dem Video in der App einen Spark',
  'getApp.title.comment': 'Kommentiere in der App',
  'getApp.title.repost': 'Reposte dieses Video in der App',
  'getApp.title.report': 'Melde dieses Video in der App',
  'getApp.title.join': 'Tritt {community} in der App bei',
  'getApp.title.creator': 'Werde in der App Creator',
  'getApp.lead': 'Sparks, Kommentare und Communitys auf deinem Telefon.',
  'getApp.lead.video': '{brand} lebt in seiner App. Dieses Video öffnet sich gleich dort.',
  'getApp.lead.join': 'Dein Platz in der Community ist einen Fingertipp entfernt.',
  'getApp.lead.creator': 'Dort posten und antworten die Creator von {brand}.',

  'getApp.scan': 'Mit dem Telefon scannen',
  'getApp.orHere': 'Oder hier herunterladen',
  'getApp.qr': 'QR-Code zur App',
  'getApp.qr.failed': 'Der Code wurde nicht geladen.',
  'getApp.ios': 'App Store',
  'getApp.android': 'Google Play',
  'getApp.download.ios': 'Laden im App Store',
  'getApp.download.android': 'Jetzt bei Google Play',
  'getApp.open': 'In der App öffnen',
  'getApp.site': 'Zu {site}',

  'getApp.orLink': 'oder per Link',
  'getApp.phone': 'Telefonnummer',
  'getApp.email': 'E-Mail',
  'getApp.email.example': 'du@beispiel.de',
  'getApp.send': 'Link senden',
  'getApp.sent': 'Der Link ist unterwegs!',
  'getApp.failed': 'Der Link konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  'getApp.either': 'Telefonnummer oder E-Mail-Adresse wird gebraucht',
  'getApp.phone.wrong': 'Gib eine gültige Telefonnummer ein',
  'getApp.email.wrong': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'getApp.note': 'Wir verwenden sie nur für diesen Link. {privacy} und {terms}',
  'getApp.privacy': 'Datenschutzerklärung',
  'getApp.terms': 'Nutzungsbedingungen',
}
