import type { en } from '../en/picture'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'picture.title': 'Zdjęcie profilowe',
  'picture.lead': 'Widać je obok wszystkiego, co publikujesz.',
  'picture.none': 'Nie masz jeszcze zdjęcia. Ludzie szybciej poznają zdjęcie niż imię.',
  'picture.add': 'Dodaj zdjęcie',
  'picture.change': 'Zmień zdjęcie',
  'picture.remove': 'Usuń zdjęcie',

  'picture.drop': 'Upuść tutaj zdjęcie',
  'picture.browse': 'lub {browse}',
  'picture.browse.link': 'przejrzyj pliki',
  'picture.choose': 'Wybierz zdjęcie',
  'picture.photo': 'Zrób zdjęcie',
  'picture.limits': 'JPG lub PNG, do 3 MB',
  'picture.orWeb': 'lub z sieci',
  'picture.address': 'Adres zdjęcia',
  'picture.use': 'Użyj',
  'picture.orAvatar': 'lub jeden z naszych',
  'picture.avatars': 'Awatary',
  'picture.avatar': 'Awatar {name}',

  'picture.crop.title': 'Przytnij zdjęcie',
  'picture.crop.area':
    'Część, która zostanie. Strzałki ją przesuwają, z klawiszem Shift zmieniają jej rozmiar; plus i minus przybliżają i oddalają.',
  'picture.crop.zoom': 'Powiększenie',
  'picture.crop.smaller': 'Pomniejsz',
  'picture.crop.larger': 'Powiększ',
  'picture.crop.turnLeft': 'Obróć w lewo',
  'picture.crop.turnRight': 'Obróć w prawo',
  'picture.crop.done': 'Gotowe',
  'picture.crop.failed': 'Nie udało się wczytać narzędzia do przycinania.',
  'picture.uploading': 'Przesyłanie zdjęcia',
  'picture.saving': 'Zapisywanie zdjęcia',
  'picture.percent': '{count}%',
  'picture.saved': 'Zdjęcie profilowe zaktualizowane',

  'picture.remove.title': 'Usunąć zdjęcie profilowe?',
  'picture.remove.before': 'Twoje zdjęcie teraz',
  'picture.remove.after': 'Co będzie widać zamiast niego',
  'picture.remove.submit': 'Usuń',

  'picture.error.badFile': 'Nie udało się przesłać. Plik może mieć najwyżej 3 MB i format .jpg, .png lub .jpeg.',
  'picture.error.badType': 'Nieprawidłowy typ pliku.',
  'picture.error.damaged': 'Nie można odczytać tego pliku: jest uszkodzony lub niepełny.',
  'picture.error.badUrl': 'Nieprawidłowy adres.',
  'picture.error.tooManyPixels': 'To zdjęcie ma ponad 50 megapikseli. Użyj mniejszej kopii.',
  'picture.error.notFetched': 'Nie udało się pobrać obrazu. Status: {status}',
  'picture.error.notConverted': 'Nie udało się przekonwertować obrazu',
  'picture.error.notRead': 'Nie udało się odczytać obrazu',
  'picture.error.noUrl': 'Coś poszło nie tak. Spróbuj ponownie.',
  'picture.error.upload': 'Nie udało się przesłać. Spróbuj ponownie.',
}
