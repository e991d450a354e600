import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'invite.title': 'Convite',
  'invite.by': '{person} convida você para {name}',
  'invite.to': 'Você tem um convite para {name}',
  'invite.members': { one: '{shown} membro', other: '{shown} membros', many: '{shown} membros' },
  'invite.until': 'O convite vale até {day}.',
  'invite.rules': 'Lá, todo mundo segue estas regras:',
  'invite.accept': 'Participar',
  'invite.acceptRules': 'Aceitar e participar',
  'invite.in': 'Você já participa',
  'invite.done': 'Tudo certo: boas-vindas a {name}',
  'invite.over': 'Este convite não vale mais',
  'invite.over.text': 'Ele expirou, se esgotou ou foi revogado. Peça outro.',
  'invite.none': 'Esse convite não existe',
  'invite.none.text': 'O link pode ter um erro.',
  'invite.banned': 'Você não pode participar desta comunidade',
  'invite.rulesChanged': 'Esta comunidade agora tem regras. Abra o link de novo.',
  'invite.error': 'O convite não carregou',
}
