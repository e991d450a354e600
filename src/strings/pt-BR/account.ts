import type { en } from '../en/account'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'auth.profile': 'Perfil',
  'auth.edit': 'Editar perfil',
  'auth.edit.picture': 'Foto do perfil',
  'auth.edit.name': 'Nome completo',
  'auth.edit.username': 'Nome de usuário',
  'auth.edit.bio': 'Bio',
  'auth.edit.birthDate': 'Data de nascimento',
  'auth.edit.social': 'Redes sociais',
  'auth.edit.email': 'Endereço de e-mail',
  'auth.edit.phone': 'Número de telefone',
  'auth.edit.interests': 'Interesses',
  'auth.settings': 'Configurações',
  'auth.notices': 'Da moderação',
  'auth.devices': 'Dispositivos',
  'auth.creator': 'Virar criador',
  'auth.delete': 'Excluir conta',
  'auth.signOut': 'Sair',
  'auth.signOut.title': 'Sair da conta?',
  'auth.signOut.lead': 'Você pode entrar de novo quando quiser.',
  'auth.signOut.confirm': 'Sair',
}
