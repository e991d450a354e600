import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'share.qr.hint': 'Richte eine Kamera hierauf, um es auf einem anderen Gerät zu öffnen.',
  'share.qr.failed': 'Der Code wurde nicht geladen.',
  'share.embed.code': 'Code für eine Seite',
  'share.embed.forms': 'Art des Codes',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Geht überall, wird zum Player',
  'share.embed.tag': 'Tag',
  'share.embed.tag.hint': 'Für deine eigene Seite',
  'share.embed.frame': 'Frame',
  'share.embed.frame.hint': 'Wo keine Scripts laufen dürfen',
  'share.embed.hint': 'Zwei Zeilen für jede Seite. Gib dem Element in deinem Stylesheet eine Höhe.',
  'share.embed.size': 'Größe',
  'share.embed.size.full': 'Volle Breite',
  'share.embed.scheme': 'Darstellung',
  'share.embed.scheme.system': 'System',
  'share.embed.scheme.light': 'Hell',
  'share.embed.scheme.dark': 'Dunkel',
  'share.embed.start': 'Start',
  'share.embed.start.here': 'wo du gerade bist',
  'share.embed.until': 'bis das Script da ist',
  'share.embed.copy': 'Code kopieren',
  'share.embed.copied': 'Code kopiert',
}
