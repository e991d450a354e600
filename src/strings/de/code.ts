import type { en } from '../en/code'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'code.title': 'Code eingeben',
  'code.lead': 'Wir haben sechs Ziffern an {address} gesendet',
  'code.label': 'Sechsstelliger Code',
  'code.verify': 'Bestätigen',
  'code.digits': 'Der Code hat 6 Ziffern.',
  'code.wrong': 'Ungültiger Code',
  'code.failed': 'Der Code konnte nicht geprüft werden',
  'code.triesLeft': { one: 'Noch {count} Versuch.', other: 'Noch {count} Versuche.' },
  'code.noneLeft': 'Kein Versuch mehr. Fordere einen neuen Code an.',
  'code.wait': 'Neuer Code in {time}',
  'code.nothing': 'Nichts angekommen?',
  'code.resend': 'Code erneut senden',
  'code.resent': 'Ein neuer Code ist unterwegs.',

  'code.send.phoneRefused':
    'Der Code kann nicht gesendet werden. Bitte nimm eine andere Telefonnummer oder melde dich mit E-Mail an.',
  'code.send.phoneRefused.update': 'Der Code kann nicht gesendet werden. Bitte nimm eine andere Telefonnummer.',
  'code.send.waitMinutes': 'Bitte versuche es in {time} Minuten noch einmal!',
  'code.send.waitSeconds': 'Bitte versuche es in {time} noch einmal!',
  'code.send.failed': 'Etwas ist schiefgegangen. Bitte versuche es noch einmal!',
  'code.send.noAnswer': 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
}
