import { type Community, toCommunity } from '../entities/community'
import { type Author, toAuthor } from '../entities/playable'
import { record } from '../kit/guard'
import { time } from '../kit/guard.content'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'

/** An invitation as the people see it who were given its link. */
export interface Invitation {
  community: Community
  /** Null when the account is gone. */
  invitedBy: Author | null
  /** Milliseconds since 1970; null for no end. */
  endsAt: number | null
}

/** Who invites to which community. @throws ApiError, with code 5356 when it is over, 404 when there is none */
export const fetchInvitation = async (settings: Settings, token: string): Promise<Invitation> => {
  const { data } = await httpFor(settings).get(paths.communityInvite, { query: { token } })
  const it = record(data)
  return {
    community: toCommunity(it.community, settings),
    invitedBy: toAuthor(it.invited_by, settings),
    endsAt: time(it.expires_at),
  }
}
