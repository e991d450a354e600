import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'contact.lead': 'Quello che scrivi lo legge una persona.',
  'contact.topic': 'Di che cosa si tratta?',
  'contact.topic.choose': 'Scegli',
  'contact.topic.problem': 'Qualcosa non funziona',
  'contact.topic.account': 'Il mio account',
  'contact.topic.safety': 'Sicurezza',
  'contact.topic.idea': 'Un’idea',
  'contact.topic.other': 'Altro',
  'contact.topic.required': 'Scegli di che cosa si tratta',
  'contact.message': 'Messaggio',
  'contact.message.required': 'Scrivi di che cosa si tratta',
  'contact.message.max': 'È troppo lungo',
  'contact.name': 'Il tuo nome',
  'contact.name.required': 'Di’ come possiamo chiamarti',
  'contact.name.max': 'È troppo lungo',
  'contact.email': 'Rispondere a',
  'contact.email.hint': 'Inviamo anche browser, lingua e l’indirizzo di questa pagina.',
  'contact.email.required': 'Di’ dove inviare la risposta',
  'contact.email.wrong': 'Questo non è un indirizzo email',
  'contact.send': 'Invia',
  'contact.tooOften': 'Hai già scritto più volte. Riprova tra un’ora, il tuo testo resta qui.',
  'contact.thanks': 'Grazie, è arrivato',
  'contact.thanks.text': 'Lo legge una persona. La risposta va a {address}.',
  'contact.thanks.back': 'Torna alle impostazioni',
}
