import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} membro', other: '{shown} membros', many: '{shown} membros' },
  'loop.closed': 'Fechado',
  'loop.joined': 'Membro',
  'loop.requested': 'Pendente',
  'loop.isArchived': 'Arquivado',
  'loop.new': 'Novo loop',
  'loop.manage': 'Gerenciar {name}',
  'loop.manageWith': {
    one: 'Gerenciar {name}, {count} pessoa espera para participar',
    other: 'Gerenciar {name}, {count} pessoas esperam para participar',
    many: 'Gerenciar {name}, {count} pessoas esperam para participar',
  },
  'loop.empty': 'Nenhum loop ainda',
  'loop.empty.text': 'Loops são grupos menores dentro de uma comunidade.',
  'loop.communityFirst': 'Primeiro, entre na comunidade dele.',
  'loop.error': 'Os loops não carregaram',
}
