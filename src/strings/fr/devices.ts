import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'devices.title': 'Appareils',
  'devices.lead': 'Là où ta session est ouverte.',
  'devices.failed': 'La liste n’a pas été chargée',
  'devices.name': '{browser} sur {system}',
  'devices.unknown': 'Appareil inconnu',
  'devices.here': 'Cet appareil',
  'devices.now': 'Actif maintenant',
  'devices.only': 'Aucune autre session n’est ouverte.',
  'devices.others': 'Autres appareils',
  'devices.hint': 'Un appareil inconnu ? Déconnecte-le, puis vérifie ton adresse e-mail et ton numéro de téléphone.',
  'devices.end': 'Déconnecter',
  'devices.end.name': 'Déconnecter {name}',
  'devices.end.ask': 'Déconnecter {name} ?',
  'devices.ended': 'Session fermée : {name}',
  'devices.others.end': 'Déconnecter tous les autres',
  'devices.others.ask': {
    one: 'Déconnecter l’autre appareil ? Ta session reste ouverte ici.',
    other: 'Déconnecter les {count} autres appareils ? Ta session reste ouverte ici.',
    many: 'Déconnecter les {count} autres appareils ? Ta session reste ouverte ici.',
  },
  'devices.others.ended': 'Tous les autres appareils sont déconnectés',
  'devices.all.end': 'Tout déconnecter',
  'devices.all.ask': {
    one: 'Déconnecter cet appareil ?',
    other: 'Déconnecter les {count} appareils, celui-ci compris ? Pour te reconnecter, il te faudra un code.',
    many: 'Déconnecter les {count} appareils, celui-ci compris ? Pour te reconnecter, il te faudra un code.',
  },
}
