import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'requests.label': 'Pedidos para participar',
  'requests.accept': 'Aceitar',
  'requests.accept.name': 'Aceitar {name}',
  'requests.refuse': 'Recusar {name}',
  'requests.accepted': '{name} agora participa',
  'requests.refused': 'O pedido foi recusado',
  'requests.empty': 'Ninguém esperando',
  'requests.error': 'Os pedidos não carregaram',
}
