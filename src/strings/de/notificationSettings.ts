import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'notificationSettings.caption': 'Was dich erreicht, und wie',
  'notificationSettings.kind': 'Art',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'Mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Antworten und Erwähnungen',
  'notificationSettings.answers.text': 'Kommentare zu deinen Videos, Antworten, @du',
  'notificationSettings.sparks': 'Sparks und Reposts',
  'notificationSettings.sparks.text': 'Push höchstens einmal am Tag je Video',
  'notificationSettings.posts': 'Deine Beiträge',
  'notificationSettings.posts.text': 'Veröffentlicht oder nicht, was die Moderation entscheidet',
  'notificationSettings.communities': 'Neues in deinen Communities',
  'notificationSettings.communities.text': 'Videos in abonnierten Loops, deine Rolle dort',
  'notificationSettings.requests': 'Anfragen und Meldungen',
  'notificationSettings.requests.text': 'Wo du leitest, und was du gemeldet hast',
  'notificationSettings.news': 'Neues von {brand}',
  'notificationSettings.news.text': 'Videos von {brand} selbst',
  'notificationSettings.security': 'Sicherheit',
  'notificationSettings.security.text': 'Neue Anmeldungen, geänderte Adresse',
  'notificationSettings.always': 'Sicherheit kommt immer in der App und per Mail.',
  'notificationSettings.mail.often': 'Wie oft Mail kommt',
  'notificationSettings.mail.text': 'Mit dem, was du bis dahin nicht gelesen hast.',
  'notificationSettings.mail.daily': 'Einmal am Tag, um {time}',
  'notificationSettings.mail.at_once': 'Sofort',
  'notificationSettings.mail.weekly': 'Einmal in der Woche, Montag um {time}',
  'notificationSettings.error': 'Deine Einstellungen wurden nicht geladen',

  'notificationSettings.push.off.title': 'Push ist in diesem Browser aus',
  'notificationSettings.push.off.text': 'Erfahre, was passiert, wenn die Seite geschlossen ist.',
  'notificationSettings.push.off.action': 'Einschalten',
  'notificationSettings.push.on.title': 'Push ist in diesem Browser an',
  'notificationSettings.push.on.text': 'Es endet, wenn du dich hier abmeldest.',
  'notificationSettings.push.on.action': 'Ausschalten',
  'notificationSettings.push.blocked.title': 'Push ist in diesem Browser blockiert',
  'notificationSettings.push.blocked.text':
    'Erlaube {host} Benachrichtigungen in den Website-Einstellungen des Browsers, dann geht es hier.',
  'notificationSettings.push.unavailable.title': 'Diese Seite hat kein Push',
  'notificationSettings.push.unavailable.text': 'App und Mail sagen dir weiter Bescheid.',
  'notificationSettings.push.unsupported.title': 'Dieser Browser hat kein Push',
  'notificationSettings.push.unsupported.text':
    'Lege die Seite auf dem iPhone oder iPad erst auf den Home-Bildschirm, und öffne sie dort.',
}
