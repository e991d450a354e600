import type { en } from '../en/picture'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'picture.title': 'Foto del profilo',
  'picture.lead': 'Appare accanto a tutto ciò che pubblichi.',
  'picture.none': 'Non ne hai ancora una. Una foto si riconosce prima di un nome.',
  'picture.add': 'Aggiungi una foto',
  'picture.change': 'Cambia foto',
  'picture.remove': 'Rimuovi foto',

  'picture.drop': 'Trascina qui una foto',
  'picture.browse': 'o {browse}',
  'picture.browse.link': 'sfoglia i tuoi file',
  'picture.choose': 'Scegli una foto',
  'picture.photo': 'Scatta una foto',
  'picture.limits': 'JPG o PNG, fino a 3 MB',
  'picture.orWeb': 'o dal web',
  'picture.address': 'Indirizzo della foto',
  'picture.use': 'Usa',
  'picture.orAvatar': 'o uno dei nostri',
  'picture.avatars': 'Avatar',
  'picture.avatar': 'Avatar {name}',

  'picture.crop.title': 'Ritaglia la foto',
  'picture.crop.area': 'Parte che resta. Le frecce la spostano, con Maiusc la ridimensionano; più e meno per lo zoom.',
  'picture.crop.zoom': 'Zoom',
  'picture.crop.smaller': 'Più piccolo',
  'picture.crop.larger': 'Più grande',
  'picture.crop.turnLeft': 'Ruota a sinistra',
  'picture.crop.turnRight': 'Ruota a destra',
  'picture.crop.done': 'Fatto',
  'picture.crop.failed': 'Lo strumento di ritaglio non è stato caricato.',
  'picture.uploading': 'Caricamento della foto',
  'picture.saving': 'Salvataggio della foto',
  'picture.percent': '{count}%',
  'picture.saved': 'La tua foto del profilo è aggiornata',

  'picture.remove.title': 'Rimuovere la foto del profilo?',
  'picture.remove.before': 'La tua foto ora',
  'picture.remove.after': 'Che cosa si vedrà al suo posto',
  'picture.remove.submit': 'Rimuovi',

  'picture.error.badFile':
    'Caricamento non riuscito. Il file può avere al massimo 3 MB, in formato .jpg, .png o .jpeg.',
  'picture.error.badType': 'Tipo di file non valido.',
  'picture.error.damaged': 'Impossibile leggere il file: è danneggiato o incompleto.',
  'picture.error.badUrl': 'Indirizzo non valido.',
  'picture.error.tooManyPixels': 'Questa foto supera i 50 megapixel. Usane una copia più piccola.',
  'picture.error.notFetched': 'Impossibile scaricare l’immagine. Stato: {status}',
  'picture.error.notConverted': 'Impossibile convertire l’immagine',
  'picture.error.notRead': 'Impossibile leggere l’immagine',
  'picture.error.noUrl': 'Qualcosa è andato storto. Riprova.',
  'picture.error.upload': 'Caricamento non riuscito. Riprova.',
}
