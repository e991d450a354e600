import type { en } from '../en/code'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'code.title': 'Digite o código',
  'code.lead': 'Enviamos seis dígitos para {address}',
  'code.label': 'Código de seis dígitos',
  'code.verify': 'Verificar',
  'code.digits': 'O código precisa ter 6 dígitos.',
  'code.wrong': 'Código inválido',
  'code.failed': 'Não foi possível verificar o código',
  'code.triesLeft': {
    one: 'Resta {count} tentativa.',
    other: 'Restam {count} tentativas.',
    many: 'Restam {count} tentativas.',
  },
  'code.noneLeft': 'Acabaram as tentativas. Peça um código novo.',
  'code.wait': 'Reenviar em {time}',
  'code.nothing': 'Não chegou?',
  'code.resend': 'Reenviar código',
  'code.resent': 'Um código novo está a caminho.',
  'code.send.phoneRefused': 'Não foi possível enviar o código. Use outro número ou seu e-mail para entrar.',
  'code.send.phoneRefused.update': 'Não foi possível enviar o código. Use outro número de telefone.',
  'code.send.waitMinutes': 'Tente de novo em {time} minutos.',
  'code.send.waitSeconds': 'Tente de novo em {time}.',
  'code.send.failed': 'Algo deu errado. Tente de novo!',
  'code.send.noAnswer': 'Ocorreu um erro inesperado. Tente de novo.',
}
