import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'notificationSettings.caption': 'Co do ciebie dociera i jak',
  'notificationSettings.kind': 'Rodzaj',
  'notificationSettings.app': 'Aplikacja',
  'notificationSettings.mail': 'E-mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Odpowiedzi i wzmianki',
  'notificationSettings.answers.text': 'Komentarze do twoich filmów, odpowiedzi, @ty',
  'notificationSettings.sparks': 'Iskry i podania dalej',
  'notificationSettings.sparks.text': 'Push najwyżej raz dziennie na film',
  'notificationSettings.posts': 'Twoje posty',
  'notificationSettings.posts.text': 'Opublikowane lub nieudane, decyzje moderatorów',
  'notificationSettings.communities': 'Nowości w twoich społecznościach',
  'notificationSettings.communities.text': 'Filmy w pętlach, które obserwujesz, twoja rola w nich',
  'notificationSettings.requests': 'Prośby i zgłoszenia',
  'notificationSettings.requests.text': 'Z miejsc, które prowadzisz, i o twoich zgłoszeniach',
  'notificationSettings.news': 'Nowości od {brand}',
  'notificationSettings.news.text': 'Filmy od samego {brand}',
  'notificationSettings.security': 'Bezpieczeństwo',
  'notificationSettings.security.text': 'Nowe logowania, zmieniony adres',
  'notificationSettings.always': 'Wiadomości o bezpieczeństwie zawsze przychodzą w aplikacji i e-mailem.',
  'notificationSettings.mail.often': 'Jak często przychodzi e-mail',
  'notificationSettings.mail.text': 'Z tym, co do tej pory nieprzeczytane.',
  'notificationSettings.mail.daily': 'Raz dziennie, o {time}',
  'notificationSettings.mail.at_once': 'Od razu',
  'notificationSettings.mail.weekly': 'Raz w tygodniu, w poniedziałek o {time}',
  'notificationSettings.error': 'Nie udało się wczytać ustawień',

  'notificationSettings.push.off.title': 'Push w tej przeglądarce jest wyłączony',
  'notificationSettings.push.off.text': 'Dowiaduj się, co się dzieje, gdy ta strona jest zamknięta.',
  'notificationSettings.push.off.action': 'Włącz',
  'notificationSettings.push.on.title': 'Push w tej przeglądarce jest włączony',
  'notificationSettings.push.on.text': 'Wyłączy się, gdy się tu wylogujesz.',
  'notificationSettings.push.on.action': 'Wyłącz',
  'notificationSettings.push.blocked.title': 'Push w tej przeglądarce jest zablokowany',
  'notificationSettings.push.blocked.text':
    'Zezwól na powiadomienia z {host} w ustawieniach witryny w przeglądarce, a zadziałają tutaj.',
  'notificationSettings.push.unavailable.title': 'Ta strona nie ma powiadomień push',
  'notificationSettings.push.unavailable.text': 'Aplikacja i e-mail nadal dadzą ci znać.',
  'notificationSettings.push.unsupported.title': 'Ta przeglądarka nie ma powiadomień push',
  'notificationSettings.push.unsupported.text':
    'Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego i otwórz ją stamtąd.',
}
