import type { Action } from '../../../src/wire/permissions'
import { holdAccount } from '../account/presence'
import type { Database, Queryable } from '../database/database'
import type { Viewer } from '../session/sessions'
import type { CommunityAccess } from './access'
import { lockCommunity } from './memberships'

/**
 * Does something that only some may, in one transaction that has locked the community: others who change who is in it, or
 * what they may, wait.
 * @throws Refusal 401, 403, 404
 */
export const runCommunity = <T>(
  db: Database,
  viewer: Viewer,
  communityId: string,
  action: Action,
  work: (tx: Queryable, community: CommunityAccess) => Promise<T>,
): Promise<T> =>
  db.tx(async (tx) => {
    await holdAccount(tx, viewer)
    const community = await lockCommunity(tx, viewer, communityId)
    community.require(action)
    return work(tx, community)
  })
