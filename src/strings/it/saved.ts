import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'saved.title': 'Video salvati',
  'saved.save': 'Salva per dopo',
  'saved.remove': 'Rimuovi dai video salvati',
  'saved.done': 'Salvato. Lo vedi solo tu.',
  'saved.removed': 'Rimosso dai tuoi video salvati',
  'saved.empty': 'Ancora niente di salvato',
  'saved.empty.text': 'Salva un video dalle sue opzioni: ti aspetta qui, solo per te.',
  'saved.explore': 'Esplora',
  'saved.clear.title': 'Rimuovere tutti i video salvati?',
  'saved.clear.text': 'Non potrai recuperarli.',
  'saved.clear.done': 'Non hai più video salvati',
  'history.title': 'Cronologia',
  'history.keep': 'Ricorda ciò che guardo',
  'history.private': 'Questo elenco lo vedi solo tu. I video ci restano un anno.',
  'history.empty': 'Ancora niente di visto',
  'history.empty.text': 'I video che guardi appaiono qui, l’ultimo per primo.',
  'history.off': 'La cronologia è disattivata',
  'history.off.text': 'Attivala per ritrovare i video che hai visto.',
  'saved.clear': 'Cancella tutto',
  'history.clear.title': 'Cancellare la cronologia?',
  'history.clear.text': 'Non potrai recuperarla.',
  'history.clear.done': 'La tua cronologia è vuota',
}
