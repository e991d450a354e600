/** What those who lead a community do. Each throws an ApiError that says why it was not done. */
import type { CommunityId } from '../../entities/community'
import { ApiError, httpFor } from '../../kit/http'
import type { Settings } from '../../kit/settings'
import type { Role } from '../../members/member'
import { paths } from '../../wire/paths'
import { roles } from '../../wire/permissions'
import { type Invite, toInvite } from './manage'

const post = (settings: Settings, path: paths, body: object) => httpFor(settings).send('POST', path, { body })

/** Accepts or refuses somebody who waits; 404 when somebody else has. */
export const decideRequest = (settings: Settings, id: CommunityId, userId: string, accepted: boolean) =>
  httpFor(settings).send('PATCH', paths.communityJoinRequest, {
    body: { community_id: id, user_id: userId, accepted },
  })

/** Accepts everybody who asked until a moment. @param until milliseconds since 1970: those whom the viewer has seen */
export const acceptRequests = (settings: Settings, id: CommunityId, until: number) =>
  httpFor(settings).send('PATCH', paths.communityJoinRequests, {
    body: { community_id: id, accepted: true, asked_until: new Date(until).toISOString() },
  })

export const addPerson = (settings: Settings, id: CommunityId, userId: string) =>
  post(settings, paths.communityAddUsers, { community_id: id, user_ids: [userId] })

export const changeRole = (settings: Settings, id: CommunityId, userId: string, role: Role) =>
  httpFor(settings).send('PATCH', paths.communityRole, {
    body: { community_id: id, user_id: userId, role: roles[role] },
  })

/** @param isBanned whether they can't come back */
export const removeMember = (
  settings: Settings,
  id: CommunityId,
  userId: string,
  { reason, isBanned }: { reason: string; isBanned: boolean },
) => post(settings, paths.communityRemoveMember, { community_id: id, user_id: userId, reason, banned: isBanned })

export const unban = (settings: Settings, id: CommunityId, userId: string) =>
  httpFor(settings).send('DELETE', paths.communityBans, { query: { community_id: id, user_id: userId } })

export const handOver = (settings: Settings, id: CommunityId, userId: string) =>
  post(settings, paths.communityHandOver, { community_id: id, user_id: userId })

/** @param hours until it runs out; null for no end @param maxUses null for any number */
export const createInvite = async (
  settings: Settings,
  id: CommunityId,
  hours: number | null,
  maxUses: number | null,
): Promise<Invite> => {
  const { data } = await post(settings, paths.communityInvites, { community_id: id, hours, max_uses: maxUses })
  const invite = toInvite(data)
  if (!invite) throw new ApiError('malformed', { data })
  return invite
}

export const revokeInvite = (settings: Settings, id: CommunityId, inviteId: string) =>
  httpFor(settings).send('DELETE', paths.communityInvites, { query: { community_id: id, invite_id: inviteId } })

/** What can be changed of a community; what is left out stays. */
export interface CommunityEdit {
  name?: string
  description?: string
  rules?: readonly string[]
  is_closed?: boolean
  image_url?: string | null
  banner_url?: string | null
  /** Network → the account there, null for none. */
  social?: Readonly<Record<string, string | null>>
}

export const editCommunity = (settings: Settings, id: CommunityId, change: CommunityEdit) =>
  httpFor(settings).send('PATCH', paths.community, { body: { community_id: id, ...change } })
