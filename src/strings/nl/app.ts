import type { en } from '../en/app'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'app.nav': 'Hoofdmenu',
  'app.skip': 'Naar de inhoud',
  'app.recent': 'Recente community’s',
  'app.create': 'Maken',
  'app.profile': 'Profiel',
  'app.notifications': { one: 'Notificaties, {shown} ongelezen', other: 'Notificaties, {shown} ongelezen' },

  'app.title.home': 'Start',
  'app.title.latest': 'Nieuwste video’s',
  'app.title.popular': 'Populaire video’s',
  'app.title.explore': 'Ontdekken',
  'app.title.search': 'Zoeken',
  'app.title.video': 'Video',
  'app.title.community': 'Community',
  'app.title.group': 'Loop',
  'app.title.profile': 'Profiel',
  'app.title.brand': 'Over ons',
  'app.title.notification': 'Notificaties',
  'app.title.settings': 'Instellingen',
  'app.title.terms': 'Voorwaarden',
  'app.title.privacy': 'Privacy',
  'app.title.posts': 'Jouw posts',
  'app.title.post': 'Post',
  'app.title.post-create': 'Nieuwe post',
  'app.title.post-draft': 'Concept',
  'app.title.saved': 'Bewaarde video’s',
  'app.title.history': 'Kijkgeschiedenis',

  'app.own': 'Van jou',
  'app.find': 'Zoek video’s, mensen en community’s',

  'app.lost.title': 'Deze pagina is er niet',
  'app.lost.text': 'Misschien is die verhuisd, of door de maker weggehaald.',
  'app.lost.action': 'Naar start',
  'app.signIn': 'Inloggen',
  'app.signIn.title': 'Log in om dit te zien',
  'app.signIn.text': 'Deze pagina is alleen van jou. Die gaat open zodra je bent ingelogd.',
  'app.legal.out': 'Lees het op de site van {brand}',
  'app.legal.none': '{brand} heeft dit nog niet gepubliceerd',
  'app.legal.error': 'Deze pagina is niet geladen',
}
