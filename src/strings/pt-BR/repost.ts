import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'repost.title': 'Repostar em',
  'repost.profile': 'Seu perfil',
  'repost.members': { one: '{shown} membro', other: '{shown} membros', many: '{shown} membros' },
  'repost.loop': 'Loop em {name}',
  'repost.approval': 'Um líder aprova antes',
  'repost.reposted': 'Repostado, {ago}',
  'repost.waiting': 'Aguardando aprovação',
  'repost.leaders': 'Só líderes podem postar aqui',
  'repost.undo': 'Desfazer',
  'repost.undoIn': 'Desfazer: {name}',
  'repost.send': {
    one: 'Repostar em {count} lugar',
    other: 'Repostar em {count} lugares',
    many: 'Repostar em {count} lugares',
  },
  'repost.none': 'Escolha onde',
  'repost.more': 'Mostrar mais',
  'repost.error': 'Seus lugares não carregaram',
  'repost.done': {
    one: 'Repostado em {count} lugar',
    other: 'Repostado em {count} lugares',
    many: 'Repostado em {count} lugares',
  },
  'repost.asked': 'Será repostado assim que um líder aprovar',
  'repost.undone': 'Repost desfeito',
}
