import type { en } from '../en/share'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'share.title': 'Compartilhar',
  'share.in': '{author} em {place}',
  'share.ways': 'Formas de compartilhar',
  'share.link': 'Link',
  'share.qr': 'QR code',
  'share.embed': 'Incorporar',
  'share.copy': 'Copiar',
  'share.copied': 'Copiado',
  'share.linkCopied': 'Link copiado',
  'share.copyFailed': 'Não foi possível copiar. Selecione e copie manualmente.',
  'share.networks': 'Compartilhar em',
  'share.email': 'E-mail',
  'share.messages': 'Mensagens',
  'share.system': 'Mais apps',
}
