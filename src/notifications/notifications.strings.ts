import { stringsPart } from '../kit/t'
import { en } from '../strings/en/notifications'

export const notificationsStrings = stringsPart('notifications', en)
