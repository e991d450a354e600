import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/notifications'

export const notificationsStrings = stringsPart('notifications', en)
