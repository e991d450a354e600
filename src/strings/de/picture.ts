import type { en } from '../en/picture'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'picture.title': 'Profilbild',
  'picture.lead': 'Es erscheint neben allem, was du postest.',
  'picture.none': 'Du hast noch keins. Ein Bild erkennt man schneller als einen Namen.',
  'picture.add': 'Bild hinzufügen',
  'picture.change': 'Bild ändern',
  'picture.remove': 'Bild entfernen',

  'picture.drop': 'Bild hier ablegen',
  'picture.browse': 'oder {browse}',
  'picture.browse.link': 'Dateien durchsuchen',
  'picture.choose': 'Bild auswählen',
  'picture.photo': 'Foto machen',
  'picture.limits': 'JPG oder PNG, bis 3 MB',
  'picture.orWeb': 'oder aus dem Netz',
  'picture.address': 'Adresse des Bildes',
  'picture.use': 'Nehmen',
  'picture.orAvatar': 'oder eins von uns',
  'picture.avatars': 'Avatare',
  'picture.avatar': 'Avatar {name}',

  'picture.crop.title': 'Bild zuschneiden',
  'picture.crop.area':
    'Ausschnitt. Pfeiltasten verschieben ihn, mit der Umschalttaste ändern sie die Größe; Plus und Minus zoomen.',
  'picture.crop.zoom': 'Zoom',
  'picture.crop.smaller': 'Kleiner',
  'picture.crop.larger': 'Größer',
  'picture.crop.turnLeft': 'Nach links drehen',
  'picture.crop.turnRight': 'Nach rechts drehen',
  'picture.crop.done': 'Fertig',
  'picture.crop.failed': 'Das Werkzeug zum Zuschneiden wurde nicht geladen.',
  'picture.uploading': 'Bild wird hochgeladen',
  'picture.saving': 'Bild wird gespeichert',
  'picture.percent': '{count} %',
  'picture.saved': 'Dein Profilbild wurde geändert',

  'picture.remove.title': 'Profilbild entfernen?',
  'picture.remove.before': 'Dein Bild jetzt',
  'picture.remove.after': 'Was stattdessen erscheint',
  'picture.remove.submit': 'Entfernen',

  'picture.error.badFile':
    'Das Bild wurde nicht genommen. Es darf höchstens 3 MB groß sein, als .jpg, .png oder .jpeg.',
  'picture.error.badType': 'Ungültige Dateiart.',
  'picture.error.damaged': 'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder unvollständig.',
  'picture.error.badUrl': 'Ungültige Adresse.',
  'picture.error.tooManyPixels': 'Dieses Bild hat mehr als 50 Megapixel. Nimm eine kleinere Kopie davon.',
  'picture.error.notFetched': 'Das Bild konnte nicht geholt werden. Status: {status}',
  'picture.error.notConverted': 'Das Bild konnte nicht umgewandelt werden',
  'picture.error.notRead': 'Das Bild konnte nicht gelesen werden',
  'picture.error.noUrl': 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  'picture.error.upload': 'Das Hochladen ist fehlgeschlagen. Bitte versuche es noch einmal.',
}
