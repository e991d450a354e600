import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'creator.slides': 'O que os criadores fazem',
  'creator.slide': 'Imagem {number} de {count}',
  'creator.one.title': 'Vire criador em {brand}',
  'creator.one.text': 'Poste seu trabalho, alcance as pessoas de {brand} e veja o que ganha sparks.',
  'creator.two.title': 'Faça conexões e puxe conversa',
  'creator.two.text': 'Responda a comentários, mencione parceiros e crie um loop em torno de uma ideia.',
  'creator.three.title': 'Modere sua comunidade',
  'creator.three.text': 'Receba os membros, dê o tom e mantenha um feed que vale a visita.',
  'creator.become': 'Virar criador',
  'creator.requested': 'Pedido enviado',
  'creator.accepted': 'Agora você é criador em {brand}.',
  'creator.notNow': 'Agora não',
  'creator.failed': 'Algo deu errado!',
}
