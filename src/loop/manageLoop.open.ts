import type { CommunityId } from '../entities/community'
import type { LoopId } from '../entities/loop'
import { openSheet } from '../ui/overlay/openSheet'
import { ManageLoopSheet } from './manage/ManageLoopSheet'
import { NewLoopSheet } from './manage/NewLoopSheet'

/** Shows those who lead a community a form for another loop in it. */
export const openNewLoop = (element: Element, id: CommunityId) => openSheet(element, NewLoopSheet, { communityId: id })

/** Shows those who lead a loop what they can do there. */
export const openManageLoop = (element: Element, id: LoopId) => openSheet(element, ManageLoopSheet, { id })
