import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'devices.title': 'Dispositivos',
  'devices.lead': 'Onde sua conta está conectada.',
  'devices.failed': 'A lista não carregou',
  'devices.name': '{browser} no {system}',
  'devices.unknown': 'Dispositivo desconhecido',
  'devices.here': 'Este dispositivo',
  'devices.now': 'Ativo agora',
  'devices.only': 'Sua conta não está conectada em outro lugar.',
  'devices.others': 'Outros dispositivos',
  'devices.hint': 'Não reconhece algum? Desconecte-o e depois confira seu e-mail e telefone.',
  'devices.end': 'Desconectar',
  'devices.end.name': 'Desconectar {name}',
  'devices.end.ask': 'Desconectar {name}?',
  'devices.ended': 'Desconectado: {name}',
  'devices.others.end': 'Desconectar todos os outros',
  'devices.others.ask': {
    one: 'Desconectar o outro dispositivo? Aqui você continua na conta.',
    other: 'Desconectar os outros {count} dispositivos? Aqui você continua na conta.',
    many: 'Desconectar os outros {count} dispositivos? Aqui você continua na conta.',
  },
  'devices.others.ended': 'Todos os outros dispositivos foram desconectados',
  'devices.all.end': 'Desconectar todos',
  'devices.all.ask': {
    one: 'Desconectar este dispositivo?',
    other:
      'Desconectar todos os {count} dispositivos, este também? Para entrar de novo, você vai precisar de um código.',
    many: 'Desconectar todos os {count} dispositivos, este também? Para entrar de novo, você vai precisar de um código.',
  },
}
