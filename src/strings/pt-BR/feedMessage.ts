import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'feed.empty.title': 'Nenhum vídeo ainda',
  'feed.empty.text': 'Vídeos novos aparecem aqui assim que alguém posta.',
  'feed.own.empty': 'Esta página não tem vídeos para mostrar.',
  'feed.notFound.title': 'Nada por aqui',
  'feed.notFound.text': 'O que este link abria não existe mais, ou nunca existiu.',
}
