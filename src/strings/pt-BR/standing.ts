import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'standing.accepted': 'Tudo certo: boas-vindas a {name}',
  'standing.refused': 'Seu pedido para participar de {name} não foi aceito',
  'standing.removed': 'Você não faz mais parte de {name}',
  'standing.banned': 'A moderação baniu você de {name}',
  'standing.suspended': 'Você não pode postar nem escrever aqui até {day}',
  'standing.suspendedForGood': 'Você não pode mais postar nem escrever aqui',
  'standing.why': 'A moderação diz:',
}
