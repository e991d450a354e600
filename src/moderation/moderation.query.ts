import type { CommunityId } from '../entities/community'
import { list, number, record, text } from '../kit/guard'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'
import {
  type Case,
  type LogEntry,
  type Notice,
  type RepostRequest,
  toCase,
  toLogEntry,
  toNotice,
  toRepostRequest,
} from './moderation'

/** Which cases of the queue. */
export type CaseList = 'open' | 'answered' | 'decided'

export interface CasePage extends ListPage<Case> {
  counts: Readonly<Record<CaseList, number>>
}

const get = async (settings: Settings, path: string, query: Record<string, string>, cursor: string | null) =>
  record((await httpFor(settings).get(path, { query: { ...query, ...(cursor !== null && { cursor }) } })).data)

/** What was reported in a community. @throws ApiError */
export const fetchCases = async (
  settings: Settings,
  communityId: CommunityId,
  state: CaseList,
  cursor: string | null = null,
): Promise<CasePage> => {
  const data = await get(settings, paths.moderationQueue, { community_id: communityId, state }, cursor)
  const { open, answered, decided } = record(data.counts)
  return {
    ...toListPage(data, (item) => toCase(item, settings)),
    counts: { open: number(open), answered: number(answered), decided: number(decided) },
  }
}

/** Reposts into a community that wait for somebody who leads it, the longest first. @throws ApiError */
export const fetchRepostRequests = async (
  settings: Settings,
  communityId: CommunityId,
  cursor: string | null = null,
): Promise<ListPage<RepostRequest>> => {
  const data = await get(settings, paths.repostRequests, { community_id: communityId }, cursor)
  return toListPage(data, (item) => toRepostRequest(item, settings))
}

/** What was decided in a community, the latest first. @throws ApiError */
export const fetchLog = async (
  settings: Settings,
  communityId: CommunityId,
  cursor: string | null = null,
): Promise<ListPage<LogEntry>> => {
  const data = await get(settings, paths.moderationLog, { community_id: communityId }, cursor)
  return toListPage(data, (item) => toLogEntry(item, settings))
}

/** What moderators removed of the viewer, the latest first. @throws ApiError */
export const fetchNotices = async (settings: Settings, cursor: string | null = null): Promise<ListPage<Notice>> =>
  toListPage(await get(settings, paths.moderationNotices, {}, cursor), (item) => toNotice(item, settings))

/** The titles of the brand's rules; none when they can't be loaded, since a decision needs none. */
export const fetchRules = async (settings: Settings): Promise<readonly string[]> => {
  try {
    const query = { brand_id: settings.brandId }
    const { data } = await httpFor(settings).get(paths.brandGuidelines, { query })
    return list(data).flatMap((it) => text(record(it).title) || [])
  } catch {
    return []
  }
}
