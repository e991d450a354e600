import type { en } from '../en/members'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'members.label': 'Membros',
  'members.search': 'Buscar membros',
  'members.clear': 'Limpar a busca',
  'members.found': {
    one: '{count} pessoa encontrada',
    other: '{count} pessoas encontradas',
    many: '{count} pessoas encontradas',
  },
  'members.foundMore': 'Mais de {count} pessoas encontradas',
  'members.none': 'Ninguém com esse nome',
  'members.none.text': 'A busca é pelo começo do nome ou do nome de usuário.',
  'members.empty': 'Nenhum membro ainda',
  'members.empty.text': 'Quem entrar primeiro aparece aqui.',
  'members.error': 'Os membros não carregaram',
  'members.leader': 'Líder',
  'members.moderator': 'Moderação',
  'members.you': 'Você',
}
