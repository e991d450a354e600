import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'repost.title': 'Ripubblica in',
  'repost.profile': 'Il tuo profilo',
  'repost.members': { one: '{shown} membro', other: '{shown} membri', many: '{shown} membri' },
  'repost.loop': 'Loop in {name}',
  'repost.approval': 'Prima serve l’ok di un responsabile',
  'repost.reposted': 'Ripubblicato, {ago}',
  'repost.waiting': 'In attesa di approvazione',
  'repost.leaders': 'Qui pubblicano solo i responsabili',
  'repost.undo': 'Annulla',
  'repost.undoIn': 'Annulla: {name}',
  'repost.send': {
    one: 'Ripubblica in {count} posto',
    other: 'Ripubblica in {count} posti',
    many: 'Ripubblica in {count} posti',
  },
  'repost.none': 'Scegli dove',
  'repost.more': 'Mostra altro',
  'repost.error': 'I tuoi posti non sono stati caricati',
  'repost.done': {
    one: 'Ripubblicato in {count} posto',
    other: 'Ripubblicato in {count} posti',
    many: 'Ripubblicato in {count} posti',
  },
  'repost.asked': 'Sarà ripubblicato appena un responsabile approva',
  'repost.undone': 'Ripubblicazione annullata',
}
