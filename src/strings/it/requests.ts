import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'requests.label': 'Richieste di adesione',
  'requests.accept': 'Accetta',
  'requests.accept.name': 'Accetta {name}',
  'requests.refuse': 'Rifiuta {name}',
  'requests.accepted': '{name} ora è membro',
  'requests.refused': 'La richiesta è stata rifiutata',
  'requests.empty': 'Nessuno in attesa',
  'requests.error': 'Le richieste non sono state caricate',
}
