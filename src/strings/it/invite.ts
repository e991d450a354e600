import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'invite.title': 'Invito',
  'invite.by': '{person} ti invita in {name}',
  'invite.to': 'Hai un invito per {name}',
  'invite.members': { one: '{shown} membro', other: '{shown} membri', many: '{shown} membri' },
  'invite.until': 'L’invito è valido fino al {day}.',
  'invite.rules': 'Lì tutti seguono queste regole:',
  'invite.accept': 'Unisciti',
  'invite.acceptRules': 'Accetta e unisciti',
  'invite.in': 'Ne fai già parte',
  'invite.done': 'Ci sei: ti diamo il benvenuto in {name}',
  'invite.over': 'Questo invito non vale più',
  'invite.over.text': 'È scaduto, esaurito o stato revocato. Chiedine un altro.',
  'invite.none': 'Questo invito non esiste',
  'invite.none.text': 'Forse il link ha un errore.',
  'invite.banned': 'Non puoi unirti a questa community',
  'invite.rulesChanged': 'Ora questa community ha delle regole. Riapri il link.',
  'invite.error': 'L’invito non è stato caricato',
}
