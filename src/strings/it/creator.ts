import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'creator.slides': 'Che cosa fanno i creator',
  'creator.slide': 'Immagine {number} di {count}',
  'creator.one.title': 'Diventa creator per {brand}',
  'creator.one.text': 'Pubblica i tuoi lavori, raggiungi le persone di {brand} e guarda a che cosa danno uno spark.',
  'creator.two.title': 'Crea legami e accendi conversazioni',
  'creator.two.text': 'Rispondi ai commenti, menziona chi collabora con te, apri un loop attorno a un’idea.',
  'creator.three.title': 'Modera la tua community',
  'creator.three.text': 'Accogli i membri, dai il tono e fai in modo che il feed valga la visita.',
  'creator.become': 'Diventa creator',
  'creator.requested': 'Richiesta inviata',
  'creator.accepted': 'Sei creator per {brand}.',
  'creator.notNow': 'Non ora',
  'creator.failed': 'Qualcosa è andato storto!',
}
