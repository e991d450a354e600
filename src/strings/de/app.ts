import type { en } from '../en/app'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'app.nav': 'Hauptmenü',
  'app.skip': 'Zum Inhalt springen',
  'app.recent': 'Zuletzt besuchte Communities',
  'app.create': 'Erstellen',
  'app.profile': 'Profil',
  'app.notifications': { one: 'Mitteilungen, {shown} ungelesen', other: 'Mitteilungen, {shown} ungelesen' },

  'app.title.home': 'Start',
  'app.title.latest': 'Neueste Videos',
  'app.title.popular': 'Beliebte Videos',
  'app.title.explore': 'Entdecken',
  'app.title.search': 'Suche',
  'app.title.video': 'Video',
  'app.title.community': 'Community',
  'app.title.group': 'Loop',
  'app.title.profile': 'Profil',
  'app.title.brand': 'Über uns',
  'app.title.notification': 'Mitteilungen',
  'app.title.settings': 'Einstellungen',
  'app.title.terms': 'Nutzungsbedingungen',
  'app.title.privacy': 'Datenschutz',
  'app.title.posts': 'Deine Beiträge',
  'app.title.post': 'Beitrag',
  'app.title.post-create': 'Neuer Beitrag',
  'app.title.post-draft': 'Entwurf',
  'app.title.saved': 'Gemerkte Videos',
  'app.title.history': 'Verlauf',

  'app.own': 'Deins',
  'app.find': 'Videos, Leute und Communities suchen',

  'app.lost.title': 'Diese Seite gibt es nicht',
  'app.lost.text': 'Sie ist umgezogen, oder jemand hat sie entfernt.',
  'app.lost.action': 'Zum Start',
  'app.signIn': 'Anmelden',
  'app.signIn.title': 'Melde dich an, um das zu sehen',
  'app.signIn.text': 'Diese Seite gehört nur dir. Sie öffnet sich, sobald du angemeldet bist.',
  'app.legal.out': 'Auf der Website von {brand} lesen',
  'app.legal.none': '{brand} hat dazu noch nichts veröffentlicht',
  'app.legal.error': 'Diese Seite wurde nicht geladen',
}
