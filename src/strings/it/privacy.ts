import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'privacy.mentions': 'Chi può menzionarti',
  'privacy.mentions.hint': 'Gli altri possono sempre scrivere il tuo nome, ma senza link e senza avviso per te.',
  'privacy.mentions.everyone': 'Tutti',
  'privacy.mentions.communities': 'Persone nelle tue community',
  'privacy.mentions.nobody': 'Nessuno',
  'privacy.mentions.failed': 'La tua scelta non è stata caricata',

  'privacy.blocked': 'Persone bloccate',
  'privacy.blocked.hint': 'Non le vedi e non possono menzionarti. Non vengono avvisate.',
  'privacy.blocked.none': 'Non hai bloccato nessuno.',
  'privacy.blocked.failed': 'L’elenco non è stato caricato',
  'privacy.unblock': 'Sblocca',
  'privacy.unblock.name': 'Sblocca {name}',

  'privacy.data': 'I tuoi dati',
  'privacy.data.error': 'Lo stato della tua copia non è stato caricato',
  'privacy.copy': 'Una copia dei tuoi dati',
  'privacy.copy.text': 'Profilo, post, commenti e attività, in un solo file',
  'privacy.copy.ask': 'Richiedi',
  'privacy.copy.gathering': 'Raccolta dei tuoi dati',
  'privacy.copy.count': '{done} di {total} voci.',
  'privacy.copy.gathering.text': 'Ti scriveremo via email, puoi chiudere questa pagina.',
  'privacy.copy.ready': 'La tua copia è pronta',
  'privacy.copy.until': 'fino al {day}',
  'privacy.copy.download': 'Scarica',
  'privacy.copy.anew': 'Creane una nuova',
  'privacy.copy.remove': 'Rimuovi',
  'privacy.copy.failed': 'Non completata',
  'privacy.copy.failed.text': 'Qualcosa è andato storto da parte nostra. I tuoi dati sono al sicuro.',
  'privacy.copy.again': 'Riprova',
}
