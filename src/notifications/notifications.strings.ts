import { stringsPart } from '../kit/t'
import { en } from '../strings/notifications.en'

export const notificationsStrings = stringsPart(en, {
  de: async () => (await import('../strings/notifications.de')).de,
})
