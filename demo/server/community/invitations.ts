import { codes } from '../../../src/wire/codes'
import type { WireCommunityStanding } from '../../../src/wire/community'
import type { WireInvitation } from '../../../src/wire/invite'
import { holdAccount } from '../account/presence'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { admit } from './admit'
import type { communities } from './communities'
import { inviteState } from './invites'
import { lockCommunity, requireNewcomer, selectStanding } from './memberships'
import { record } from './record'

interface Found {
  id: string
  community_id: string
  slug: string
  state: string
  expires_at: Date | null
  created_by: string | null
  invited_by: WireInvitation['invited_by']
}

interface Deps {
  db: Database
  now: Now
  communities: Pick<ReturnType<typeof communities>, 'bySlug'>
}

/** Invitations, for those who were given one. */
export const invitations = ({ db, now, communities: places }: Deps) => {
  /** @throws Refusal 404 */
  const find = async (from: Queryable, brandId: string, token: string): Promise<Found> => {
    const [invite] = await from.query<Found>(sql`
      select i.id::text, c.id::text as community_id, c.slug, i.expires_at, i.created_by::text, ${inviteState(now())} as state,
        case when u.id is null then null else ${userSummary(sql`u`)} end as invited_by
      from community_invites i join communities c on c.id = i.community_id
      left join users u on u.id = i.created_by and u.deleted_at is null
      where i.token = ${token} and c.brand_id = ${brandId}`)
    if (!invite) throw notFound('invitation')
    return invite
  }

  const requireOpen = ({ state }: Found) => {
    if (state !== 'open') throw new Refusal(codes.inviteOver, 'This invitation is over. Please ask for a new one.')
  }

  return {
    /** @throws Refusal 404, 5356 */
    async show(brandId: string, viewerId: string | null, token: string): Promise<WireInvitation> {
      const invite = await find(db, brandId, token)
      requireOpen(invite)
      const community = await places.bySlug(brandId, invite.slug, viewerId)
      return { community, invited_by: invite.invited_by, expires_at: invite.expires_at?.toISOString() ?? null }
    },

    /**
     * Makes the viewer a member, of a closed community too; a member stays one and uses nothing up.
     * @throws Refusal 404, 5354, 5355, 5356
     */
    accept: (viewer: Viewer, token: string, acceptsRules: boolean) =>
      db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        const { community_id } = await find(tx, viewer.brandId, token)
        const community = await lockCommunity(tx, viewer, community_id)
        // Again, since others may have used it up while this waited for the lock.
        const invite = await find(tx, viewer.brandId, token)
        if (!community.can('leave')) {
          requireOpen(invite)
          requireNewcomer(community, acceptsRules)
          await admit(tx, community.id, [viewer.userId], viewer.userId, now())
          await tx.query(sql`update community_invites set uses = uses + 1 where id = ${invite.id}`)
          const event = { act: 'joined_by_invite', actorId: viewer.userId } as const
          const { created_by } = invite
          await record(tx, community.id, created_by ? { ...event, personId: created_by } : event, now())
        }
        const [standing] = await tx.query<WireCommunityStanding>(selectStanding(community.id, viewer.userId))
        if (!standing) throw notFound('community')
        return { community_id, slug: invite.slug, ...standing }
      }),
  }
}
