import { type Action, may } from '../wire/permissions'
import type { Community } from './community'

/** Whether the viewer may do something there; a visitor counts as somebody who has not joined. */
export const viewerMay = (community: Pick<Community, 'isClosed' | 'membership'>, action: Action) =>
  may(community.membership, action, community)

/** Whether the viewer may see what is inside. */
export const isOpenToViewer = (community: Pick<Community, 'isClosed' | 'membership'>) =>
  viewerMay(community, 'viewContent')
