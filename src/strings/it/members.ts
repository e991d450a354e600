import type { en } from '../en/members'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'members.label': 'Membri',
  'members.search': 'Cerca membri',
  'members.clear': 'Cancella ricerca',
  'members.found': {
    one: '{count} persona trovata',
    other: '{count} persone trovate',
    many: '{count} persone trovate',
  },
  'members.foundMore': 'Trovate più di {count} persone',
  'members.none': 'Nessuno con questo nome',
  'members.none.text': 'La ricerca guarda l’inizio di un nome o nome utente.',
  'members.empty': 'Ancora nessun membro',
  'members.empty.text': 'Chi si unisce per primo appare qui.',
  'members.error': 'I membri non sono stati caricati',
  'members.leader': 'Responsabile',
  'members.moderator': 'Moderazione',
  'members.you': 'Tu',
}
