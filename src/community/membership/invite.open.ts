import { openSheet } from '../../ui/overlay/openSheet'
import { InviteSheet } from './InviteSheet'

/** Shows an invitation. @param onEnd the viewer has closed it */
export const openInvite = (element: Element, token: string, onEnd: () => void) =>
  openSheet(element, InviteSheet, { token, onEnd })
