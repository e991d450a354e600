import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'offer.spark': 'Entre para dar um spark neste vídeo',
  'offer.signIn': 'Entrar',
}
