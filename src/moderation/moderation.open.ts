import type { Community } from '../entities/community'
import { openSheet } from '../ui/overlay/openSheet'
import { ModerationSheet } from './ModerationSheet'

/** Shows a community's leaders what was reported there. */
export const openModeration = (element: Element, community: Pick<Community, 'id' | 'name'>) =>
  openSheet(element, ModerationSheet, { community })
