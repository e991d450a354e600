import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'share.qr.hint': 'Richt een camera hierop om het op een ander apparaat te openen.',
  'share.qr.failed': 'De code is niet geladen.',
  'share.embed.code': 'Code voor een pagina',
  'share.embed.forms': 'Soort code',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Werkt overal, wordt de speler',
  'share.embed.tag': 'Tag',
  'share.embed.tag.hint': 'Voor je eigen pagina',
  'share.embed.frame': 'Frame',
  'share.embed.frame.hint': 'Waar geen scripts mogen draaien',
  'share.embed.hint': 'Twee regels voor elke pagina. Geef het element een hoogte in je stylesheet.',
  'share.embed.size': 'Formaat',
  'share.embed.size.full': 'Volle breedte',
  'share.embed.scheme': 'Weergave',
  'share.embed.scheme.system': 'Systeem',
  'share.embed.scheme.light': 'Licht',
  'share.embed.scheme.dark': 'Donker',
  'share.embed.start': 'Start',
  'share.embed.start.here': 'waar je nu bent',
  'share.embed.until': 'totdat het script er is',
  'share.embed.copy': 'Code kopiëren',
  'share.embed.copied': 'Code gekopieerd',
}
