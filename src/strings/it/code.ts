import type { en } from '../en/code'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'code.title': 'Inserisci il codice',
  'code.lead': 'Abbiamo inviato sei cifre a {address}',
  'code.label': 'Codice di sei cifre',
  'code.verify': 'Verifica',
  'code.digits': 'Il codice deve avere 6 cifre.',
  'code.wrong': 'Codice errato',
  'code.failed': 'Impossibile verificare il codice',
  'code.triesLeft': {
    one: 'Ancora {count} tentativo.',
    other: 'Ancora {count} tentativi.',
    many: 'Ancora {count} tentativi.',
  },
  'code.noneLeft': 'Tentativi finiti. Chiedi un nuovo codice.',
  'code.wait': 'Invia di nuovo tra {time}',
  'code.nothing': 'Non è arrivato?',
  'code.resend': 'Invia di nuovo',
  'code.resent': 'Un nuovo codice è in arrivo.',
  'code.send.phoneRefused': 'Impossibile inviare il codice. Usa un altro numero o l’email per accedere.',
  'code.send.phoneRefused.update': 'Impossibile inviare il codice. Usa un altro numero di telefono.',
  'code.send.waitMinutes': 'Riprova tra {time} minuti.',
  'code.send.waitSeconds': 'Riprova tra {time}.',
  'code.send.failed': 'Qualcosa è andato storto. Riprova!',
  'code.send.noAnswer': 'Si è verificato un errore imprevisto. Riprova.',
}
