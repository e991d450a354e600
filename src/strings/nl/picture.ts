import type { en } from '../en/picture'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'picture.title': 'Profielfoto',
  'picture.lead': 'Hij staat naast alles wat je plaatst.',
  'picture.none': 'Je hebt er nog geen. Mensen herkennen een foto sneller dan een naam.',
  'picture.add': 'Foto toevoegen',
  'picture.change': 'Foto wijzigen',
  'picture.remove': 'Foto verwijderen',

  'picture.drop': 'Sleep hier een foto naartoe',
  'picture.browse': 'of {browse}',
  'picture.browse.link': 'blader door je bestanden',
  'picture.choose': 'Foto kiezen',
  'picture.photo': 'Foto maken',
  'picture.limits': 'JPG of PNG, tot 3 MB',
  'picture.orWeb': 'of van het web',
  'picture.address': 'Adres van de foto',
  'picture.use': 'Gebruiken',
  'picture.orAvatar': 'of een van ons',
  'picture.avatars': 'Avatars',
  'picture.avatar': 'Avatar {name}',

  'picture.crop.title': 'Foto bijsnijden',
  'picture.crop.area':
    'Deel dat blijft. Pijltjestoetsen verplaatsen het, met Shift wijzigen ze de grootte; plus en min zoomen.',
  'picture.crop.zoom': 'Zoom',
  'picture.crop.smaller': 'Kleiner',
  'picture.crop.larger': 'Groter',
  'picture.crop.turnLeft': 'Linksom draaien',
  'picture.crop.turnRight': 'Rechtsom draaien',
  'picture.crop.done': 'Klaar',
  'picture.crop.failed': 'Het bijsnijden is niet geladen.',
  'picture.uploading': 'Foto uploaden',
  'picture.saving': 'Foto opslaan',
  'picture.percent': '{count}%',
  'picture.saved': 'Je profielfoto is bijgewerkt',

  'picture.remove.title': 'Profielfoto verwijderen?',
  'picture.remove.before': 'Je foto nu',
  'picture.remove.after': 'Wat er dan te zien is',
  'picture.remove.submit': 'Verwijderen',

  'picture.error.badFile': 'Uploaden mislukt. Het bestand mag hoogstens 3 MB zijn, als .jpg, .png of .jpeg.',
  'picture.error.badType': 'Ongeldig bestandstype.',
  'picture.error.damaged': 'Dit bestand is onleesbaar: het is beschadigd of onvolledig.',
  'picture.error.badUrl': 'Ongeldig adres.',
  'picture.error.tooManyPixels': 'Deze foto heeft meer dan 50 megapixels. Gebruik een kleinere kopie.',
  'picture.error.notFetched': 'De afbeelding kon niet worden opgehaald. Status: {status}',
  'picture.error.notConverted': 'De afbeelding kon niet worden omgezet',
  'picture.error.notRead': 'De afbeelding kon niet worden gelezen',
  'picture.error.noUrl': 'Er ging iets mis. Probeer het opnieuw.',
  'picture.error.upload': 'Uploaden mislukt. Probeer het opnieuw.',
}
