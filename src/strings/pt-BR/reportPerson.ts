import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'reportPerson.title': 'Denunciar {name}',
  'reportPerson.where': 'Onde aconteceu?',
  'reportPerson.elsewhere': 'Em outro lugar',
  'reportPerson.impersonation': 'Finge ser outra pessoa',
  'reportPerson.thanks.title': 'Obrigado, vamos dar uma olhada',
  'reportPerson.thanks': 'A moderação vai ler e decidir o que fazer.',
  'reportPerson.done': 'Pronto',
  'reportPerson.block': 'Bloquear {name}',
}
