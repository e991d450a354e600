import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/notificationSettings'

export const notificationSettingsStrings = stringsPart('notificationSettings', en)
