import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'explore.label': 'Explorar',
  'explore.recent': 'Comunidades recentes',
  'explore.communities': 'Comunidades em destaque',
  'explore.people': 'Perfis para descobrir',
  'explore.loops': 'Loops em destaque',
  'explore.more': 'Mostrar mais',
  'explore.videos': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'explore.error': 'Esta parte não carregou',
  'explore.empty': 'Nenhuma comunidade ainda',
  'explore.empty.text': 'Assim que houver alguma, ela aparece aqui.',
}
