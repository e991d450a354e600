import type { CommunityId } from '../../entities/community'
import { httpFor } from '../../kit/http'
import type { Settings } from '../../kit/settings'
import { type JoinRequest, toJoinRequest } from '../../members/joinRequest'
import { toListPage } from '../../ui/list/listPage'
import type { ListPage } from '../../ui/useList'
import { paths } from '../../wire/paths'
import { type Ban, type Candidate, type Invite, toBan, toCandidate, toInvite } from './manage'

/** A page of a list about a community. @throws ApiError */
export const fetchPageOf = async <T>(
  settings: Settings,
  path: paths,
  communityId: CommunityId,
  cursor: string | null,
  read: (item: unknown) => T | null,
  query: Readonly<Record<string, string>> = {},
): Promise<ListPage<T>> => {
  const full = { community_id: communityId, limit: 50, ...query, ...(cursor !== null && { cursor }) }
  return toListPage((await httpFor(settings).get(path, { query: full })).data, read)
}

/** Who waits to join, the longest first. */
export const fetchRequests = (settings: Settings, id: CommunityId, cursor: string | null) =>
  fetchPageOf<JoinRequest>(settings, paths.communityJoinRequest, id, cursor, (it) => toJoinRequest(it, settings))

/** People of the brand whose username or name begins with `q`. */
export const fetchPeople = (settings: Settings, id: CommunityId, q: string, cursor: string | null) =>
  fetchPageOf<Candidate>(settings, paths.communityPeople, id, cursor, (it) => toCandidate(it, settings), { q })

/** Who is banned, the latest first. */
export const fetchBans = (settings: Settings, id: CommunityId, cursor: string | null) =>
  fetchPageOf<Ban>(settings, paths.communityBans, id, cursor, (it) => toBan(it, settings))

/** Invitations, the latest first. */
export const fetchInvites = (settings: Settings, id: CommunityId, cursor: string | null) =>
  fetchPageOf<Invite>(settings, paths.communityInvites, id, cursor, toInvite)
