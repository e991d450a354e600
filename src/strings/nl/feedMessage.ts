import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'feed.empty.title': 'Nog geen video’s',
  'feed.empty.text': 'Nieuwe video’s verschijnen hier zodra iemand er een plaatst.',
  'feed.own.empty': 'Deze pagina heeft geen video’s om te tonen.',
  'feed.notFound.title': 'Hier is niets',
  'feed.notFound.text': 'Wat deze link opent, bestaat niet of niet meer.',
}
