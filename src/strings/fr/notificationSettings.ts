import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'notificationSettings.caption': 'Ce que tu reçois, et comment',
  'notificationSettings.kind': 'Type',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'E-mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Réponses et mentions',
  'notificationSettings.answers.text': 'Commentaires sur tes vidéos, réponses, @toi',
  'notificationSettings.sparks': 'Sparks et republications',
  'notificationSettings.sparks.text': 'Push au plus une fois par jour et par vidéo',
  'notificationSettings.posts': 'Tes publications',
  'notificationSettings.posts.text': 'Publiées ou en échec, décisions de la modération',
  'notificationSettings.communities': 'Du nouveau dans tes communautés',
  'notificationSettings.communities.text': 'Vidéos des loops que tu suis, ton rôle là-bas',
  'notificationSettings.requests': 'Demandes et signalements',
  'notificationSettings.requests.text': 'Là où tu es responsable, et ce que tu as signalé',
  'notificationSettings.mail.often':
    'L’e-mail arrive au plus une fois par jour, avec ce que tu n’as pas lu. Les codes et les messages sur ton compte arrivent toujours.',
  'notificationSettings.error': 'Tes réglages n’ont pas été chargés',
  'notificationSettings.push.off.title': 'Push désactivé dans ce navigateur',
  'notificationSettings.push.off.text': 'Reste au courant même quand cette page est fermée.',
  'notificationSettings.push.off.action': 'Activer',
  'notificationSettings.push.on.title': 'Push activé dans ce navigateur',
  'notificationSettings.push.on.text': 'Il s’arrête quand tu te déconnectes ici.',
  'notificationSettings.push.on.action': 'Désactiver',
  'notificationSettings.push.blocked.title': 'Push bloqué dans ce navigateur',
  'notificationSettings.push.blocked.text':
    'Autorise les notifications de {host} dans les réglages du navigateur, et ça marchera ici.',
  'notificationSettings.push.unavailable.title': 'Ce site n’a pas de push',
  'notificationSettings.push.unavailable.text': 'L’app et l’e-mail te préviennent toujours.',
  'notificationSettings.push.unsupported.title': 'Ce navigateur ne gère pas le push',
  'notificationSettings.push.unsupported.text':
    'Sur iPhone ou iPad, ajoute d’abord le site à l’écran d’accueil, puis ouvre-le depuis cet écran.',
}
