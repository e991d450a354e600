import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'contact.lead': 'Una persona lee lo que escribes.',
  'contact.topic': '¿De qué se trata?',
  'contact.topic.choose': 'Elige una opción',
  'contact.topic.problem': 'Algo no funciona',
  'contact.topic.account': 'Mi cuenta',
  'contact.topic.safety': 'Seguridad',
  'contact.topic.idea': 'Una idea',
  'contact.topic.other': 'Otra cosa',
  'contact.topic.required': 'Elige de qué se trata',
  'contact.message': 'Mensaje',
  'contact.message.required': 'Escribe de qué se trata',
  'contact.message.max': 'Es demasiado largo',
  'contact.name': 'Tu nombre',
  'contact.name.required': 'Dinos cómo te llamas',
  'contact.name.max': 'Es demasiado largo',
  'contact.email': 'Responder a',
  'contact.email.hint': 'También se envían el navegador, el idioma y la dirección de esta página.',
  'contact.email.required': 'Dinos adónde enviar la respuesta',
  'contact.email.wrong': 'Esto no es un correo válido',
  'contact.send': 'Enviar',
  'contact.tooOften': 'Ya has escrito varias veces. Vuelve a intentarlo en una hora; tu mensaje se queda aquí.',
  'contact.thanks': 'Gracias, ya lo tenemos',
  'contact.thanks.text': 'Lo lee una persona. La respuesta llegará a {address}.',
  'contact.thanks.back': 'Volver a los ajustes',
}
