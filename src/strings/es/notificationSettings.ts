import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'notificationSettings.caption': 'Qué te llega y cómo',
  'notificationSettings.kind': 'Tipo',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'Correo',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Respuestas y menciones',
  'notificationSettings.answers.text': 'Comentarios en tus vídeos, respuestas, @tú',
  'notificationSettings.sparks': 'Sparks y republicaciones',
  'notificationSettings.sparks.text': 'Push una vez al día por vídeo como máximo',
  'notificationSettings.posts': 'Tus publicaciones',
  'notificationSettings.posts.text': 'Si se publican o fallan, qué decide la moderación',
  'notificationSettings.communities': 'Novedades en tus comunidades',
  'notificationSettings.communities.text': 'Vídeos en loops que sigues, tu rol allí',
  'notificationSettings.requests': 'Solicitudes y denuncias',
  'notificationSettings.requests.text': 'Donde lideras, y lo que has denunciado',
  'notificationSettings.mail.often':
    'El correo llega como máximo una vez al día, con lo que no has leído. Los códigos y los avisos sobre tu cuenta llegan siempre.',
  'notificationSettings.error': 'Tus ajustes no se han cargado',
  'notificationSettings.push.off.title': 'Push desactivado en este navegador',
  'notificationSettings.push.off.text': 'Entérate de lo que pasa aunque esta página esté cerrada.',
  'notificationSettings.push.off.action': 'Activar',
  'notificationSettings.push.on.title': 'Push activado en este navegador',
  'notificationSettings.push.on.text': 'Termina cuando cierras sesión aquí.',
  'notificationSettings.push.on.action': 'Desactivar',
  'notificationSettings.push.blocked.title': 'Push bloqueado en este navegador',
  'notificationSettings.push.blocked.text':
    'Permite las notificaciones de {host} en los ajustes del navegador y funcionará aquí.',
  'notificationSettings.push.unavailable.title': 'Este sitio no tiene push',
  'notificationSettings.push.unavailable.text': 'La app y el correo te siguen avisando.',
  'notificationSettings.push.unsupported.title': 'Este navegador no admite push',
  'notificationSettings.push.unsupported.text':
    'En un iPhone o iPad, añade antes el sitio a la pantalla de inicio y ábrelo desde ahí.',
}
