/** What those who lead a loop do. Each throws an ApiError that says why it was not done; the stores follow what is done. */
import { noteChange } from '../../community/version.atoms'
import type { CommunityId } from '../../entities/community'
import { type Loop, type LoopId, toLoop } from '../../entities/loop'
import { loopStore } from '../../entities/loop.store'
import { number, record } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { type Settings, siteKey } from '../../kit/settings'
import { type JoinRequest, toJoinRequest } from '../../members/joinRequest'
import { toListPage } from '../../ui/list/listPage'
import type { ListPage } from '../../ui/useList'
import { paths } from '../../wire/paths'

/** What can be said of a loop; what is left out of a change stays. */
export interface LoopChange {
  name?: string
  description?: string
  is_closed?: boolean
  image_url?: string | null
}

/** Shows a loop as an answer has it. */
const put = (settings: Settings, data: unknown): Loop => {
  const loop = toLoop(data, settings)
  loopStore.put(siteKey(settings), [loop])
  return loop
}

/** The lists of loops of its community, and how many it has. */
const noteLoops = (settings: Settings, { community }: Loop) => {
  if (community) void noteChange(settings, community.slug)
}

export const createLoop = async (
  settings: Settings,
  communityId: CommunityId,
  details: LoopChange & { name: string },
): Promise<Loop> => {
  const body = { community_id: communityId, ...details }
  const { data } = await httpFor(settings).send('POST', paths.loop, { body, retry: true })
  const loop = put(settings, data)
  noteLoops(settings, loop)
  return loop
}

export const editLoop = async (settings: Settings, id: LoopId, change: LoopChange): Promise<void> => {
  const { data } = await httpFor(settings).send('PATCH', paths.loop, { body: { loop_id: id, ...change } })
  put(settings, data)
}

/** Archives a loop or brings it back. */
export const archiveLoop = async (settings: Settings, id: LoopId, archived: boolean): Promise<void> => {
  const body = { loop_id: id, archived }
  const { data } = await httpFor(settings).send('POST', paths.loopArchive, { body, retry: true })
  noteLoops(settings, put(settings, data))
}

/** Who waits to join, the longest first. */
export const fetchRequests = async (
  settings: Settings,
  id: LoopId,
  cursor: string | null,
): Promise<ListPage<JoinRequest>> => {
  const query = { loop_id: id, limit: 50, ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(paths.loopParticipation, { query })
  return toListPage(data, (it) => toJoinRequest(it, settings))
}

/** Takes over what an answer says of the numbers of a loop. @param decided how many of those who waited don't any more */
const follow = (settings: Settings, id: LoopId, data: unknown, decided: number) => {
  const members = number(record(record(data).counts).members)
  loopStore.update(siteKey(settings), id, (loop) => ({
    ...loop,
    counts: { ...loop.counts, members },
    requests: loop.requests === null ? null : Math.max(0, loop.requests - decided),
  }))
}

/** Accepts everybody who asked until a moment. @param until milliseconds since 1970: those whom the viewer has seen */
export const acceptRequests = async (settings: Settings, id: LoopId, until: number): Promise<void> => {
  const body = { loop_id: id, accepted: true, asked_until: new Date(until).toISOString() }
  const { data } = await httpFor(settings).send('PATCH', paths.loopRequests, { body })
  follow(settings, id, data, number(record(data).decided))
}

/** Takes a member out; they read the reason. */
export const removeMember = async (settings: Settings, id: LoopId, userId: string, reason: string): Promise<void> => {
  const body = { loop_id: id, user_id: userId, reason }
  const { data } = await httpFor(settings).send('POST', paths.loopRemoveMember, { body, retry: true })
  follow(settings, id, data, 0)
}

/** Accepts or refuses somebody who waits; 404 when somebody else has. */
export const decideRequest = async (
  settings: Settings,
  id: LoopId,
  userId: string,
  accepted: boolean,
): Promise<void> => {
  const body = { loop_id: id, user_id: userId, accepted }
  const { data } = await httpFor(settings).send('PATCH', paths.loopParticipation, { body })
  follow(settings, id, data, 1)
}
