import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'share.qr.hint': 'Aponte uma câmera aqui para abrir em outro dispositivo.',
  'share.qr.failed': 'O código não carregou.',
  'share.embed.code': 'Código para uma página',
  'share.embed.forms': 'Tipo de código',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Funciona em qualquer lugar e vira o player',
  'share.embed.tag': 'Tag',
  'share.embed.tag.hint': 'Para a sua própria página',
  'share.embed.frame': 'Frame',
  'share.embed.frame.hint': 'Onde scripts não são permitidos',
  'share.embed.hint': 'Duas linhas para qualquer página. Dê uma altura ao elemento na sua folha de estilos.',
  'share.embed.size': 'Tamanho',
  'share.embed.size.full': 'Largura total',
  'share.embed.scheme': 'Aparência',
  'share.embed.scheme.system': 'Sistema',
  'share.embed.scheme.light': 'Clara',
  'share.embed.scheme.dark': 'Escura',
  'share.embed.start': 'Início',
  'share.embed.start.here': 'onde você está agora',
  'share.embed.until': 'até o script chegar',
  'share.embed.copy': 'Copiar código',
  'share.embed.copied': 'Código copiado',
}
