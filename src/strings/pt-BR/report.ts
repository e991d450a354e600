import type { en } from '../en/report'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'report.video': 'Denunciar vídeo',
  'report.comment': 'Denunciar comentário',
  'report.lead': 'Qual é o problema? Ninguém vai saber quem denunciou.',
  'report.leadAbout': 'Qual é o problema? {name} não vai saber quem denunciou.',
  'report.reasons': 'Motivo',
  'report.reason.spam': 'Spam ou enganoso',
  'report.reason.nudity': 'Nudez ou conteúdo sexual',
  'report.reason.harassment': 'Assédio ou bullying',
  'report.reason.hate': 'Ódio',
  'report.reason.violence': 'Violência ou perigo',
  'report.reason.stolen': 'Meu trabalho, usado sem permissão',
  'report.reason.other': 'Outra coisa',
  'report.note': 'Quer acrescentar algo? (opcional)',
  'report.note.stolen': 'Onde está o original? (opcional)',
  'report.note.other': 'O que é? (opcional)',
  'report.send': 'Enviar denúncia',
  'report.thanks': 'Obrigado, vamos dar uma olhada',
  'report.thanks.video': 'Enquanto isso, você não verá mais este vídeo.',
  'report.thanks.comment': 'Enquanto isso, você não verá mais este comentário.',
  'report.next': 'Próximo vídeo',
  'report.done': 'Pronto',
  'report.hide': 'Ocultar tudo de {name}',
  'report.hidden': 'Você não verá mais nada de {name}.',
}
