import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'notificationSettings.caption': 'O que chega até você, e como',
  'notificationSettings.kind': 'Tipo',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'E-mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Respostas e menções',
  'notificationSettings.answers.text': 'Comentários nos seus vídeos, respostas, @você',
  'notificationSettings.sparks': 'Sparks e reposts',
  'notificationSettings.sparks.text': 'Push no máximo uma vez por dia por vídeo',
  'notificationSettings.posts': 'Seus posts',
  'notificationSettings.posts.text': 'Publicados ou com falha, o que a moderação decide',
  'notificationSettings.communities': 'Novidades nas suas comunidades',
  'notificationSettings.communities.text': 'Vídeos em loops que você segue, seu papel lá',
  'notificationSettings.requests': 'Pedidos e denúncias',
  'notificationSettings.requests.text': 'Onde você lidera, e o que você denunciou',
  'notificationSettings.mail.often':
    'O e-mail chega no máximo uma vez por dia, com o que você não leu. Códigos e avisos sobre sua conta chegam sempre.',
  'notificationSettings.error': 'Suas configurações não carregaram',
  'notificationSettings.push.off.title': 'Push desativado neste navegador',
  'notificationSettings.push.off.text': 'Saiba o que acontece mesmo com esta página fechada.',
  'notificationSettings.push.off.action': 'Ativar',
  'notificationSettings.push.on.title': 'Push ativado neste navegador',
  'notificationSettings.push.on.text': 'Ele acaba quando você sai da conta aqui.',
  'notificationSettings.push.on.action': 'Desativar',
  'notificationSettings.push.blocked.title': 'Push bloqueado neste navegador',
  'notificationSettings.push.blocked.text':
    'Permita as notificações de {host} nas configurações do navegador, e vai funcionar aqui.',
  'notificationSettings.push.unavailable.title': 'Este site não tem push',
  'notificationSettings.push.unavailable.text': 'O app e o e-mail continuam avisando você.',
  'notificationSettings.push.unsupported.title': 'Este navegador não tem push',
  'notificationSettings.push.unsupported.text':
    'No iPhone ou iPad, adicione antes o site à tela de início e abra por lá.',
}
