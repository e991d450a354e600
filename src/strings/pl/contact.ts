import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'contact.lead': 'Twoją wiadomość przeczyta człowiek.',
  'contact.topic': 'O co chodzi?',
  'contact.topic.choose': 'Wybierz',
  'contact.topic.problem': 'Coś nie działa',
  'contact.topic.account': 'Moje konto',
  'contact.topic.safety': 'Bezpieczeństwo',
  'contact.topic.idea': 'Pomysł',
  'contact.topic.other': 'Coś innego',
  'contact.topic.required': 'Wybierz, o co chodzi',
  'contact.message': 'Wiadomość',
  'contact.message.required': 'Napisz, o co chodzi',
  'contact.message.max': 'To za długie',
  'contact.name': 'Twoje imię',
  'contact.name.required': 'Napisz, jak się do ciebie zwracać',
  'contact.name.max': 'To za długie',
  'contact.email': 'Odpowiedź na adres',
  'contact.email.hint': 'Dołączamy przeglądarkę, język i adres tej strony.',
  'contact.email.required': 'Napisz, dokąd wysłać odpowiedź',
  'contact.email.wrong': 'To nie jest adres e-mail',
  'contact.send': 'Wyślij',
  'contact.tooOften': 'To już kilka wiadomości. Spróbuj ponownie za godzinę, twój tekst tu zostanie.',
  'contact.thanks': 'Dziękujemy, mamy to',
  'contact.thanks.text': 'Przeczyta to człowiek. Odpowiedź wyślemy na {address}.',
  'contact.thanks.back': 'Wróć do ustawień',
}
