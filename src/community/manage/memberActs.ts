import type { Community } from '../../entities/community'
import { viewerMay } from '../../entities/communityPermissions'
import type { Member, Role } from '../../members/member'

/** What can be done about a member. */
export type MemberAct = Role | 'remove' | 'ban'

const roles = ['leader', 'moderator', 'member'] as const satisfies readonly Role[]

/** What the viewer may do about another member, by the table of permissions. */
export const actsFor = (
  community: Pick<Community, 'isClosed' | 'membership'>,
  { role }: Pick<Member, 'role'>,
): readonly MemberAct[] => {
  const mayTouch = role === 'member' || viewerMay(community, 'removeTeam')
  return [
    ...(viewerMay(community, 'changeRoles') ? roles.filter((it) => it !== role) : []),
    ...(mayTouch && viewerMay(community, 'removeMembers') ? (['remove'] as const) : []),
    ...(mayTouch && viewerMay(community, 'ban') ? (['ban'] as const) : []),
  ]
}
