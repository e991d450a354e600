import type { Community } from '../../entities/community'
import { openSheet } from '../../ui/overlay/openSheet'
import { JoinSheet } from './JoinSheet'

/** Shows what a newcomer reads or writes before joining. */
export const openJoin = (element: Element, community: Community) => openSheet(element, JoinSheet, { community })
