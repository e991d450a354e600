import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'saved.title': 'Vídeos guardados',
  'saved.save': 'Guardar para más tarde',
  'saved.remove': 'Quitar de guardados',
  'saved.done': 'Guardado. Solo tú lo ves.',
  'saved.removed': 'Quitado de tus vídeos guardados',
  'saved.empty': 'Aún no has guardado nada',
  'saved.empty.text': 'Guarda un vídeo desde sus opciones y te esperará aquí, solo a ti.',
  'saved.explore': 'Explorar',
  'saved.clear.title': '¿Quitar todos los vídeos guardados?',
  'saved.clear.text': 'No podrás recuperarlos.',
  'saved.clear.done': 'Ya no tienes vídeos guardados',
  'history.title': 'Historial',
  'history.keep': 'Recordar lo que veo',
  'history.private': 'Solo tú ves esta lista. Los vídeos se quedan en ella un año.',
  'history.empty': 'Aún no has visto nada',
  'history.empty.text': 'Aquí aparecen los vídeos que ves, el último primero.',
  'history.off': 'Tu historial está desactivado',
  'history.off.text': 'Actívalo para volver a encontrar los vídeos que has visto.',
  'saved.clear': 'Borrar todo',
  'history.clear.title': '¿Borrar tu historial?',
  'history.clear.text': 'No podrás recuperarlo.',
  'history.clear.done': 'Tu historial está vacío',
}
