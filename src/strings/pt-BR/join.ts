import type { en } from '../en/join'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'join.title': 'Participar de {name}',
  'join.title.closed': 'Pedir para participar de {name}',
  'join.rules': 'Aqui, todo mundo segue estas regras:',
  'join.note': 'Algumas palavras para a moderação',
  'join.note.hint': 'Pode deixar em branco. Só quem decide lê.',
  'join.join': 'Participar',
  'join.ask': 'Enviar pedido',
  'join.acceptAndJoin': 'Aceitar e participar',
  'join.acceptAndAsk': 'Aceitar e enviar',
  'join.menu': 'Seu lugar em {name}',
  'join.notify': 'Avisar sobre vídeos novos',
}
