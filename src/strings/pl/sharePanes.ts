import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'share.qr.hint': 'Skieruj tu aparat, aby otworzyć to na innym urządzeniu.',
  'share.qr.failed': 'Nie udało się wczytać kodu.',
  'share.embed.code': 'Kod na stronę',
  'share.embed.forms': 'Rodzaj kodu',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Działa wszędzie, staje się odtwarzaczem',
  'share.embed.tag': 'Znacznik',
  'share.embed.tag.hint': 'Na Twoją własną stronę',
  'share.embed.frame': 'Ramka',
  'share.embed.frame.hint': 'Tam, gdzie skrypty nie mogą działać',
  'share.embed.hint': 'Dwie linijki na dowolną stronę. Nadaj elementowi wysokość w arkuszu stylów.',
  'share.embed.size': 'Rozmiar',
  'share.embed.size.full': 'Pełna szerokość',
  'share.embed.scheme': 'Wygląd',
  'share.embed.scheme.system': 'Systemowy',
  'share.embed.scheme.light': 'Jasny',
  'share.embed.scheme.dark': 'Ciemny',
  'share.embed.start': 'Start',
  'share.embed.start.here': 'tu, gdzie teraz jesteś',
  'share.embed.until': 'dopóki nie ma skryptu',
  'share.embed.copy': 'Kopiuj kod',
  'share.embed.copied': 'Skopiowano kod',
}
