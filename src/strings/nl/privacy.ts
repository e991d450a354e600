import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'privacy.mentions': 'Wie je mag noemen',
  'privacy.mentions.hint': 'Anderen kunnen je naam nog steeds schrijven, maar zonder link en zonder bericht aan jou.',
  'privacy.mentions.everyone': 'Iedereen',
  'privacy.mentions.communities': 'Mensen in je community’s',
  'privacy.mentions.nobody': 'Niemand',
  'privacy.mentions.failed': 'Je keuze is niet geladen',

  'privacy.blocked': 'Geblokkeerde mensen',
  'privacy.blocked.hint': 'Je ziet ze niet en ze kunnen je niet noemen. Ze krijgen het niet te horen.',
  'privacy.blocked.none': 'Je hebt niemand geblokkeerd.',
  'privacy.blocked.failed': 'De lijst is niet geladen',
  'privacy.unblock': 'Deblokkeren',
  'privacy.unblock.name': '{name} deblokkeren',

  'privacy.data': 'Je gegevens',
  'privacy.data.error': 'De status van je kopie is niet geladen',
  'privacy.copy': 'Een kopie van je gegevens',
  'privacy.copy.text': 'Profiel, posts, reacties en wat je deed, in één bestand',
  'privacy.copy.ask': 'Aanvragen',
  'privacy.copy.gathering': 'Je gegevens worden verzameld',
  'privacy.copy.count': '{done} van {total} items.',
  'privacy.copy.gathering.text': 'We mailen je, deze pagina kan dicht.',
  'privacy.copy.ready': 'Je kopie is klaar',
  'privacy.copy.until': 'tot {day}',
  'privacy.copy.download': 'Downloaden',
  'privacy.copy.anew': 'Nieuwe maken',
  'privacy.copy.remove': 'Verwijderen',
  'privacy.copy.failed': 'Niet gelukt',
  'privacy.copy.failed.text': 'Er ging bij ons iets mis. Je gegevens zijn veilig.',
  'privacy.copy.again': 'Opnieuw proberen',
}
