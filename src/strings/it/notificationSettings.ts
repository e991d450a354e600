import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'notificationSettings.caption': 'Che cosa ti arriva, e come',
  'notificationSettings.kind': 'Tipo',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'Email',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Risposte e menzioni',
  'notificationSettings.answers.text': 'Commenti ai tuoi video, risposte, @tu',
  'notificationSettings.sparks': 'Spark e ripubblicazioni',
  'notificationSettings.sparks.text': 'Push al massimo una volta al giorno per video',
  'notificationSettings.posts': 'I tuoi post',
  'notificationSettings.posts.text': 'Pubblicati o non riusciti, decisioni della moderazione',
  'notificationSettings.communities': 'Novità nelle tue community',
  'notificationSettings.communities.text': 'Video nei loop che segui, il tuo ruolo lì',
  'notificationSettings.requests': 'Richieste e segnalazioni',
  'notificationSettings.requests.text': 'Dove gestisci, e che cosa hai segnalato',
  'notificationSettings.news': 'Novità da {brand}',
  'notificationSettings.news.text': 'Video di {brand} stesso',
  'notificationSettings.security': 'Sicurezza',
  'notificationSettings.security.text': 'Nuovi accessi, indirizzo cambiato',
  'notificationSettings.always': 'Gli avvisi di sicurezza arrivano sempre nell’app e via email.',
  'notificationSettings.mail.often': 'Ogni quanto arriva l’email',
  'notificationSettings.mail.text': 'Con ciò che non hai letto fino ad allora.',
  'notificationSettings.mail.daily': 'Una volta al giorno, alle {time}',
  'notificationSettings.mail.at_once': 'Subito',
  'notificationSettings.mail.weekly': 'Una volta alla settimana, il lunedì alle {time}',
  'notificationSettings.error': 'Le impostazioni non sono state caricate',

  'notificationSettings.push.off.title': 'Push disattivate in questo browser',
  'notificationSettings.push.off.text': 'Scopri che cosa succede anche quando questa pagina è chiusa.',
  'notificationSettings.push.off.action': 'Attiva',
  'notificationSettings.push.on.title': 'Push attive in questo browser',
  'notificationSettings.push.on.text': 'Finiscono quando esci da qui.',
  'notificationSettings.push.on.action': 'Disattiva',
  'notificationSettings.push.blocked.title': 'Push bloccate in questo browser',
  'notificationSettings.push.blocked.text':
    'Consenti le notifiche di {host} nelle impostazioni del sito del browser, poi funzionano qui.',
  'notificationSettings.push.unavailable.title': 'Questo sito non ha notifiche push',
  'notificationSettings.push.unavailable.text': 'App ed email ti avvisano comunque.',
  'notificationSettings.push.unsupported.title': 'Questo browser non ha notifiche push',
  'notificationSettings.push.unsupported.text':
    'Su iPhone o iPad, aggiungi prima il sito alla schermata Home e aprilo da lì.',
}
