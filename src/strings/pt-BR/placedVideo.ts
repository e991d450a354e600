import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'placedVideo.title': 'Gerenciar em {community}',
  'placedVideo.failed': 'A comunidade não carregou',
  'placedVideo.pin': 'Fixar no topo',
  'placedVideo.pinned': 'Agora ele é o primeiro em {community}.',
  'placedVideo.unpin': 'Desafixar',
  'placedVideo.unpinned': 'Ele não está mais fixado.',
  'placedVideo.close': 'Desativar comentários',
  'placedVideo.closed': 'Comentários desativados. Os que já existem ficam.',
  'placedVideo.open': 'Ativar comentários',
  'placedVideo.opened': 'Comentários ativados.',
  'placedVideo.move': 'Mover para um loop',
  'placedVideo.move.lead': 'Os membros do loop o encontram lá; ele continua em {community}.',
  'placedVideo.move.none': 'Nenhum loop',
  'placedVideo.move.send': 'Mover',
  'placedVideo.moved': 'Agora ele está em {loop}.',
  'placedVideo.movedOut': 'Ele não está mais em nenhum loop.',
  'placedVideo.move.stays': 'O que está em um loop fechado fica lá.',
  'placedVideo.loops.failed': 'Os loops não carregaram',
  'placedVideo.loops.empty': 'Esta comunidade ainda não tem loops',
  'placedVideo.remove': 'Remover da comunidade',
  'placedVideo.remove.lead': 'Ninguém mais o verá em {community}. {author} saberá por quê e poderá responder uma vez.',
  'placedVideo.remove.leadPlain':
    'Ninguém mais o verá em {community}. O autor saberá por quê e poderá responder uma vez.',
  'placedVideo.remove.reason': 'Por quê?',
  'placedVideo.remove.send': 'Remover',
  'placedVideo.removed': 'Ele não está mais em {community}.',
}
