import { openSheet } from '../ui/overlay/openSheet'
import { NoticesSheet } from './NoticesSheet'

/** Shows a viewer what moderators removed of what the viewer made. */
export const openNotices = (element: Element) => openSheet(element, NoticesSheet, {})
