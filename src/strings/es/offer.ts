import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'offer.spark': 'Inicia sesión para dar un spark a este vídeo',
  'offer.signIn': 'Iniciar sesión',
}
