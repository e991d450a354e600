import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/notificationSettings'

export const notificationSettingsStrings = stringsPart('notificationSettings', en)
