import type { en } from '../en/code'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'code.title': 'Voer de code in',
  'code.lead': 'We hebben zes cijfers gestuurd naar {address}',
  'code.label': 'Code van zes cijfers',
  'code.verify': 'Controleren',
  'code.digits': 'De code moet 6 cijfers hebben.',
  'code.wrong': 'Onjuiste code',
  'code.failed': 'De code kon niet worden gecontroleerd',
  'code.triesLeft': { one: 'Nog {count} poging.', other: 'Nog {count} pogingen.' },
  'code.noneLeft': 'Geen pogingen meer. Vraag een nieuwe code aan.',
  'code.wait': 'Opnieuw over {time}',
  'code.nothing': 'Niets ontvangen?',
  'code.resend': 'Code opnieuw sturen',
  'code.resent': 'Een nieuwe code is onderweg.',
  'code.send.phoneRefused': 'De code kon niet worden verstuurd. Gebruik een ander nummer of je e-mail om in te loggen.',
  'code.send.phoneRefused.update': 'De code kon niet worden verstuurd. Gebruik een ander telefoonnummer.',
  'code.send.waitMinutes': 'Probeer het opnieuw over {time} minuten.',
  'code.send.waitSeconds': 'Probeer het opnieuw over {time}.',
  'code.send.failed': 'Er ging iets mis. Probeer het opnieuw!',
  'code.send.noAnswer': 'Er ging onverwacht iets mis. Probeer het opnieuw.',
}
