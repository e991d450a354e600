import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'privacy.mentions': 'Wer dich erwähnen darf',
  'privacy.mentions.hint':
    'Andere können deinen Namen trotzdem schreiben, aber er wird kein Link und du erfährst nichts davon.',
  'privacy.mentions.everyone': 'Alle',
  'privacy.mentions.communities': 'Leute aus deinen Communitys',
  'privacy.mentions.nobody': 'Niemand',
  'privacy.mentions.failed': 'Deine Auswahl wurde nicht geladen',

  'privacy.blocked': 'Blockierte Personen',
  'privacy.blocked.hint': 'Du siehst sie nicht, und sie können dich nicht erwähnen. Sie erfahren nichts davon.',
  'privacy.blocked.none': 'Du hast niemanden blockiert.',
  'privacy.blocked.failed': 'Die Liste wurde nicht geladen',
  'privacy.unblock': 'Freigeben',
  'privacy.unblock.name': '{name} freigeben',

  'privacy.data': 'Deine Daten',
  'privacy.data.error': 'Der Stand deiner Kopie wurde nicht geladen',
  'privacy.copy': 'Eine Kopie deiner Daten',
  'privacy.copy.text': 'Profil, Beiträge, Kommentare und was du getan hast, als eine Datei',
  'privacy.copy.ask': 'Anfordern',
  'privacy.copy.gathering': 'Deine Daten werden gesammelt',
  'privacy.copy.count': '{done} von {total} Einträgen.',
  'privacy.copy.gathering.text': 'Du bekommst eine Mail, diese Seite kannst du schließen.',
  'privacy.copy.ready': 'Deine Kopie ist fertig',
  'privacy.copy.until': 'bis {day}',
  'privacy.copy.download': 'Herunterladen',
  'privacy.copy.anew': 'Neue anfordern',
  'privacy.copy.remove': 'Entfernen',
  'privacy.copy.failed': 'Nicht fertig geworden',
  'privacy.copy.failed.text': 'Bei uns ging etwas schief. Deine Daten sind sicher.',
  'privacy.copy.again': 'Noch einmal versuchen',
}
