import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'share.qr.hint': 'Skieruj tu aparat, aby otworzyć to na innym urządzeniu.',
  'share.qr.failed': 'Nie udało się wczytać kodu.',
  'share.embed.code': 'Kod na stronę',
  'share.embed.forms': 'Rodzaj kodu',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Działa wszędzie, a tam, gdzie jest skrypt, staje się odtwarzaczem.',
  'share.embed.tag': 'Znacznik',
  'share.embed.frame': 'Ramka',
  'share.embed.frame.hint': 'Na strony, na których skrypty nie mogą działać.',
  'share.embed.hint': 'Dwie linijki na dowolną stronę. Nadaj elementowi wysokość w arkuszu stylów.',
  'share.embed.size': 'Rozmiar',
  'share.embed.size.full': 'Pełna szerokość',
  'share.embed.scheme': 'Wygląd',
  'share.embed.scheme.system': 'Systemowy',
  'share.embed.scheme.light': 'Jasny',
  'share.embed.scheme.dark': 'Ciemny',
  'share.embed.copy': 'Kopiuj kod',
  'share.embed.copied': 'Skopiowano kod',
}
