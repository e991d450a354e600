import type { en } from '../en/app'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'app.nav': 'Menu principale',
  'app.skip': 'Vai al contenuto',
  'app.recent': 'Community recenti',
  'app.create': 'Crea',
  'app.profile': 'Profilo',
  'app.notifications': {
    one: 'Notifiche, {shown} non letta',
    other: 'Notifiche, {shown} non lette',
    many: 'Notifiche, {shown} non lette',
  },

  'app.title.home': 'Home',
  'app.title.latest': 'Video recenti',
  'app.title.popular': 'Video popolari',
  'app.title.explore': 'Esplora',
  'app.title.search': 'Cerca',
  'app.title.video': 'Video',
  'app.title.community': 'Community',
  'app.title.group': 'Loop',
  'app.title.profile': 'Profilo',
  'app.title.brand': 'Chi siamo',
  'app.title.notification': 'Notifiche',
  'app.title.settings': 'Impostazioni',
  'app.title.terms': 'Termini',
  'app.title.privacy': 'Privacy',
  'app.title.posts': 'I tuoi post',
  'app.title.post': 'Post',
  'app.title.post-create': 'Nuovo post',
  'app.title.post-draft': 'Bozza',
  'app.title.saved': 'Video salvati',
  'app.title.history': 'Cronologia',

  'app.own': 'I tuoi contenuti',
  'app.find': 'Cerca video, persone e community',

  'app.lost.title': 'Questa pagina non c’è',
  'app.lost.text': 'Forse si è spostata, o chi l’ha creata l’ha tolta.',
  'app.lost.action': 'Vai alla home',
  'app.signIn': 'Accedi',
  'app.signIn.title': 'Accedi per vedere questa pagina',
  'app.signIn.text': 'Questa pagina è solo tua. Si apre appena accedi.',
  'app.legal.out': 'Leggi sul sito di {brand}',
  'app.legal.none': '{brand} non ha ancora pubblicato questa pagina',
  'app.legal.error': 'La pagina non è stata caricata',
}
