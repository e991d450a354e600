import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'manageLoop.new': 'Nuovo loop',
  'manageLoop.create': 'Crea loop',
  'manageLoop.created': '{name} è pronto, e il primo membro sei tu',
  'manageLoop.title': 'Gestisci loop',
  'manageLoop.requests.empty': 'Qui appare chi chiede di unirsi a un loop chiuso.',

  'manageLoop.requests.all': 'Accetta tutte',
  'manageLoop.requests.all.title': 'Accettare tutte le richieste?',
  'manageLoop.requests.all.text': {
    one: 'La persona in elenco diventa membro.',
    other: 'Le {count} persone in elenco diventano membri, e con loro chi aveva chiesto prima.',
    many: 'Le {count} persone in elenco diventano membri, e con loro chi aveva chiesto prima.',
  },
  'manageLoop.requests.all.done': 'Ora ci sono tutti',
  'manageLoop.members': 'Membri',
  'manageLoop.remove': 'Rimuovi',
  'manageLoop.remove.name': 'Rimuovi {name}',
  'manageLoop.remove.title': 'Rimuovere {name}?',
  'manageLoop.remove.text': 'Lascia il loop, resta nella community e può tornare.',
  'manageLoop.remove.reason': 'Motivo',
  'manageLoop.remove.hint': 'Lo legge la persona e, nell’attività, chi gestisce la community.',
  'manageLoop.remove.done': 'Hai rimosso {name}',

  'manageLoop.edit': 'Modifica dettagli',
  'manageLoop.picture': 'Foto',
  'manageLoop.name': 'Nome',
  'manageLoop.name.empty': 'Un loop ha bisogno di un nome.',
  'manageLoop.name.long': 'Il nome può avere al massimo {limit} caratteri.',
  'manageLoop.description': 'Descrizione',
  'manageLoop.description.long': 'La descrizione può avere al massimo {limit} caratteri.',
  'manageLoop.closed': 'Loop chiuso',
  'manageLoop.closed.hint': 'Si chiede di unirsi, e solo i membri vedono che cosa c’è dentro.',
  'manageLoop.opens': {
    one: 'La persona in attesa diventa membro.',
    other: 'Le {count} persone in attesa diventano membri.',
    many: 'Le {count} persone in attesa diventano membri.',
  },
  'manageLoop.save': 'Salva',
  'manageLoop.saved': 'Salvato',
  'manageLoop.discard': 'Annulla modifiche',

  'manageLoop.archive': 'Archivia',
  'manageLoop.archive.title': 'Archiviare {name}?',
  'manageLoop.archive.text':
    'Esce da tutti gli elenchi e non accoglie nuovi membri né video. Chi lo vede ora potrà ancora vederlo, e tu puoi ripristinarlo.',
  'manageLoop.archive.waiting': {
    one: 'La richiesta in attesa viene rifiutata.',
    other: 'Le {count} richieste in attesa vengono rifiutate.',
    many: 'Le {count} richieste in attesa vengono rifiutate.',
  },
  'manageLoop.archived': '{name} è in archivio',
  'manageLoop.restore': 'Ripristina',
  'manageLoop.restored': '{name} è di nuovo attivo',
  'manageLoop.isArchived': 'Questo loop è in archivio: non è in nessun elenco, e nessuno può unirsi o pubblicare.',

  'manageLoop.archivedLoops': 'Loop archiviati',
  'manageLoop.archivedLoops.empty': 'L’archivio è vuoto',
  'manageLoop.archivedLoops.text': 'Un loop che archivi aspetta qui finché qualcuno lo ripristina.',
  'manageLoop.restore.name': 'Ripristina {name}',

  'manageLoop.error.forbidden': 'Qui non puoi più farlo',
  'manageLoop.error.gone': 'Qualcun altro ha fatto prima: è già fatto, o non c’è più',
  'manageLoop.error.words': 'Qui queste parole o questi link non si possono usare',
}
