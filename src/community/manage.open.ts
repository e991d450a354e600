import type { CommunityId } from '../entities/community'
import { openSheet } from '../ui/overlay/openSheet'
import { ManageSheet } from './manage/ManageSheet'

/** Shows those who lead a community what they can do there. */
export const openManage = (element: Element, id: CommunityId) => openSheet(element, ManageSheet, { id })
