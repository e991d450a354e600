import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'O que há em {name}',
  'loop.in': 'Um loop de {community}',
  'loop.videos': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'loop.join': 'Participar',
  'loop.request': 'Pedir para entrar',
  'loop.share': 'Compartilhar loop',
  'loop.subscribe': 'Avisar sobre vídeos novos',
  'loop.tab.videos': 'Vídeos',
  'loop.tab.members': 'Membros',
  'loop.watch': 'Vídeos de {name}',
  'loop.videos.empty': 'Nenhum vídeo ainda',
  'loop.videos.empty.text': 'O primeiro dá o tom.',
  'loop.refresh': 'Atualizar',
  'loop.closed.title': 'Só para membros',
  'loop.closed.text': 'Os vídeos e membros aparecem quando você entra. A moderação responde a todos os pedidos.',
  'loop.archived': 'Arquivado: dá para ver, mas não recebe nada novo.',
  'loop.leave': 'Sair',
  'loop.leave.title': 'Sair de {name}?',
  'loop.leave.open': 'Você pode voltar quando quiser.',
  'loop.leave.closed': 'Você não verá mais os vídeos e membros. Para voltar, precisará pedir de novo.',
  'loop.withdraw': 'Retirar',
  'loop.withdraw.title': 'Retirar seu pedido?',
  'loop.notFound.title': 'Esse loop não existe',
  'loop.notFound.text': 'Não existe mais, ou o link tem um erro.',
  'loop.page.error': 'O loop não carregou',
  'loop.noSlug': '<geuin-loop> precisa saber qual loop mostrar: adicione slug="…" ao elemento.',
}
