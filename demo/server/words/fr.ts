import type { Words } from './words'

export const fr: Words = {
  language: 'fr',
  sentenceEnd: '.',
  code: {
    subject: '{code} est ton code {brand}',
    life: { one: 'Il est valable {count} minute.', other: 'Il est valable {count} minutes.' },
    warning: 'Personne de chez nous ne te le demandera jamais. Si tu ne l’as pas demandé, tu n’as rien à faire.',
  },
  change: {
    email: {
      subject: 'Ton adresse e-mail {brand} a changé',
      text: 'L’adresse e-mail de ton compte {brand} a changé et les autres appareils ont été déconnectés.',
    },
    phone: {
      subject: 'Ton numéro de téléphone {brand} a changé',
      text: 'Le numéro de téléphone de ton compte {brand} a changé et les autres appareils ont été déconnectés.',
    },
    advice: {
      one: 'Si ce n’était pas toi, annule-le sous {count} jour : {link}',
      other: 'Si ce n’était pas toi, annule-le sous {count} jours : {link}',
    },
  },
  signIn: {
    subject: 'Nouvelle connexion à ton compte {brand}',
    text: 'Quelqu’un s’est connecté à ton compte {brand} sur un nouvel appareil.',
    advice: 'Si c’était toi, tu n’as rien à faire. Sinon, déconnecte cet appareil : {link}',
  },
  download: {
    subject: '{brand} sur ton téléphone',
    text: 'Voici {brand} pour ton téléphone : {link}',
    advice: 'Quelqu’un, sans doute toi, nous a demandé ce message. Si ce n’était pas toi, tu n’as rien à faire.',
  },
  export: {
    subject: 'Tes données {brand} sont prêtes',
    text: {
      one: 'La copie de tes données {brand} est prête. Télécharge-la sous {count} jour : {link}',
      other: 'La copie de tes données {brand} est prête. Télécharge-la sous {count} jours : {link}',
    },
    advice:
      'Toute personne qui a cette adresse peut la télécharger : garde-la pour toi. Si tu n’as pas demandé de copie, connecte-toi et vérifie tes appareils.',
  },
  who: {
    somebody: 'Quelqu’un',
    two: '{first} et {second}',
    more: { one: '{first} et {count} autre personne', other: '{first} et {count} autres personnes' },
  },
  sentences: {
    spark: { one: '{who} a donné un spark à ta vidéo', other: '{who} ont donné un spark à ta vidéo' },
    comment_spark: {
      one: '{who} a donné un spark à ton commentaire',
      other: '{who} ont donné un spark à ton commentaire',
    },
    comment: { one: '{who} a commenté ta vidéo', other: '{who} ont commenté ta vidéo' },
    reply: { one: '{who} a répondu à ton commentaire', other: '{who} ont répondu à ton commentaire' },
    mention: { one: '{who} te mentionne', other: '{who} te mentionnent' },
    repost: { one: '{who} a republié ta vidéo', other: '{who} ont republié ta vidéo' },
    join_request: { one: '{who} demande à rejoindre {place}', other: '{who} demandent à rejoindre {place}' },
    join_accepted: 'C’est fait : {place} a accepté ta demande',
    role_leader: 'Tu es maintenant responsable de {place}',
    role_moderator: 'Tu modères maintenant {place}',
    role_member: 'Tu es maintenant membre de {place}',
    member_removed: 'Tu ne fais plus partie de {place}',
    member_banned: 'Un bannissement t’exclut de {place}',
    new_video: { one: '{place} a une nouvelle vidéo', other: '{place} a {count} nouvelles vidéos' },
    creator_accepted: 'Tu es maintenant créateur',
    post_published: 'Ta publication est en ligne',
    post_failed: 'Ta vidéo n’a pas pu être publiée',
    removed: 'La modération a retiré un de tes contenus',
    put_back: 'La modération a rétabli un de tes contenus',
    upheld: 'Après réexamen, la modération maintient sa décision',
    report_kept: 'Ton signalement a été examiné : le contenu reste',
    report_removed: 'Ton signalement a été examiné : le contenu a été retiré',
    brand_video: '{who} a publié une vidéo',
    signed_in: 'Une connexion à ton compte a eu lieu sur un nouvel appareil',
    contact_changed: 'Une adresse de ton compte a changé',
  },
  digest: {
    subject: { one: 'Du nouveau sur {brand}', other: '{count} nouveautés sur {brand}' },
    more: { one: 'Et {count} autre.', other: 'Et {count} autres.' },
    all: 'Tout voir :',
    why: 'Tu reçois ceci à la fréquence que tu as choisie, quand quelque chose t’attend sur {brand}.',
    stop: 'Ne plus recevoir ces e-mails :',
  },
  stopPage: {
    title: 'Ne plus recevoir ces e-mails ?',
    lead: '{brand} te préviendra seulement sur ses pages.',
    stop: 'Arrêter ces e-mails',
    keep: 'Les garder',
    doneTitle: 'Tu ne recevras plus ces e-mails',
    doneLead:
      'Tu verras ce qui se passe sur le site. Les codes et les messages sur ton compte arrivent toujours par e-mail.',
    resume: 'Les recevoir à nouveau',
    resumedTitle: 'Les e-mails reviennent',
    resumedLead: 'Comme avant, à la fréquence que tu as choisie.',
    overTitle: 'Ce lien ne mène nulle part',
    overLead:
      'Le compte n’existe peut-être plus. Dans tes réglages sur le site, chaque type d’e-mail a son interrupteur.',
  },
  toSite: 'Aller sur le site',
  overTitle: 'Ce lien ne fonctionne plus',
  undoPage: {
    title: 'Récupérer ton adresse ?',
    lead: '{address} appartiendra de nouveau à {name} et tous les appareils seront déconnectés.',
    undo: 'Annuler le changement',
    keep: 'Ne rien changer',
    doneTitle: 'Ton adresse est de retour',
    doneLead: 'Tous les appareils sont déconnectés. Connecte-toi avec {address} pour tout vérifier.',
    signIn: 'Se connecter',
    overLead: 'Il a servi une seule fois, pendant trois jours. Écris-nous et nous regarderons ensemble.',
  },
  exportPage: {
    title: 'Tes données',
    lead: 'Une copie de tout ce que {name} a ici, en un seul fichier. Garde-la pour toi.',
    download: 'Télécharger',
    overLead: 'Les copies sont gardées sept jours. Demandes-en une nouvelle dans tes réglages.',
  },
  linkPage: {
    appStore: 'Télécharger dans l’App Store',
    googlePlay: 'Disponible sur Google Play',
    toBrand: 'Aller sur {brand}',
    browser: 'Continuer dans le navigateur',
  },
  backPage: {
    title: 'Nous te ramenons',
    lead: 'Si cette fenêtre reste ouverte, ferme-la et continue où tu en étais.',
  },
  latePage: {
    title: 'Cette connexion a expiré',
    lead: 'Elle a pris trop de temps ou était déjà terminée. Reviens à la page où tu étais et réessaie.',
  },
}
