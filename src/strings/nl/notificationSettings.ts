import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'notificationSettings.caption': 'Wat je krijgt, en hoe',
  'notificationSettings.kind': 'Soort',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'E-mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Antwoorden en vermeldingen',
  'notificationSettings.answers.text': 'Reacties op je video’s, antwoorden, @jij',
  'notificationSettings.sparks': 'Sparks en reposts',
  'notificationSettings.sparks.text': 'Push hoogstens één keer per dag per video',
  'notificationSettings.posts': 'Jouw posts',
  'notificationSettings.posts.text': 'Gepubliceerd of mislukt, wat moderatoren beslissen',
  'notificationSettings.communities': 'Nieuw in je community’s',
  'notificationSettings.communities.text': 'Video’s in loops die je volgt, je plek daar',
  'notificationSettings.requests': 'Aanvragen en meldingen',
  'notificationSettings.requests.text': 'Waar jij beheert, en wat je hebt gemeld',
  'notificationSettings.news': 'Nieuws van {brand}',
  'notificationSettings.news.text': 'Video’s van {brand} zelf',
  'notificationSettings.security': 'Beveiliging',
  'notificationSettings.security.text': 'Nieuwe aanmeldingen, gewijzigd adres',
  'notificationSettings.always': 'Beveiliging komt altijd in de app en per e-mail.',
  'notificationSettings.mail.often': 'Hoe vaak e-mail komt',
  'notificationSettings.mail.text': 'Met wat je tegen die tijd niet hebt gelezen.',
  'notificationSettings.mail.daily': 'Eén keer per dag, om {time}',
  'notificationSettings.mail.at_once': 'Meteen',
  'notificationSettings.mail.weekly': 'Eén keer per week, op maandag om {time}',
  'notificationSettings.error': 'Je instellingen zijn niet geladen',

  'notificationSettings.push.off.title': 'Push staat uit in deze browser',
  'notificationSettings.push.off.text': 'Hoor wat er gebeurt als deze pagina dicht is.',
  'notificationSettings.push.off.action': 'Aanzetten',
  'notificationSettings.push.on.title': 'Push staat aan in deze browser',
  'notificationSettings.push.on.text': 'Het stopt als je hier uitlogt.',
  'notificationSettings.push.on.action': 'Uitzetten',
  'notificationSettings.push.blocked.title': 'Push is geblokkeerd in deze browser',
  'notificationSettings.push.blocked.text':
    'Sta notificaties van {host} toe in de site-instellingen van de browser, dan werkt het hier.',
  'notificationSettings.push.unavailable.title': 'Deze site heeft geen push',
  'notificationSettings.push.unavailable.text': 'De app en e-mail laten het je nog steeds weten.',
  'notificationSettings.push.unsupported.title': 'Deze browser heeft geen push',
  'notificationSettings.push.unsupported.text':
    'Zet de site op een iPhone of iPad eerst op het beginscherm en open hem daar.',
}
