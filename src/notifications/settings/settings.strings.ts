import { stringsPart } from '../../kit/t'
import { en } from '../../strings/notificationSettings.en'

export const notificationSettingsStrings = stringsPart(en, {
  de: async () => (await import('../../strings/notificationSettings.de')).de,
})
