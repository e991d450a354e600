import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'loop.label': 'Loop',
  'loop.members': { one: '{shown} membro', other: '{shown} membri', many: '{shown} membri' },
  'loop.closed': 'Chiuso',
  'loop.joined': 'Membro',
  'loop.requested': 'Richiesta inviata',
  'loop.isArchived': 'Archiviato',
  'loop.new': 'Nuovo loop',
  'loop.manage': 'Gestisci {name}',
  'loop.manageWith': {
    one: 'Gestisci {name}, {count} persona in attesa',
    other: 'Gestisci {name}, {count} persone in attesa',
    many: 'Gestisci {name}, {count} persone in attesa',
  },
  'loop.empty': 'Ancora nessun loop',
  'loop.empty.text': 'I loop sono gruppi più piccoli dentro una community.',
  'loop.communityFirst': 'Prima unisciti alla sua community.',
  'loop.error': 'I loop non sono stati caricati',
}
