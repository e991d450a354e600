import { hasJoined, toCommunity } from '../../entities/community'
import { emit } from '../../kit/events'
import { httpFor } from '../../kit/http'
import { resolveSettings, type Settings } from '../../kit/settings'
import { toListPage } from '../../ui/list/listPage'
import { paths } from '../../wire/paths'
import type { ReportReason } from '../report'
import type { SharedPlace } from './person'

/** The communities that a person joined and the viewer as well; none where they can't be had. */
export const fetchSharedPlaces = async (settings: Settings, slug: string): Promise<readonly SharedPlace[]> => {
  try {
    const { data } = await httpFor(settings).get(paths.profileCommunities, { query: { slug, limit: 100 } })
    return toListPage(data, (it) => toCommunity(it, settings)).items.filter(hasJoined)
  } catch {
    // The administration reads the report.
    return []
  }
}

interface PersonReport {
  userId: string
  reason: ReportReason
  note: string
  /** Whose leaders read it; '' for the administration. */
  communityId: string
}

/** Tells the moderators about a person. Sent again, it counts once. @throws ApiError */
export const sendPersonReport = async (
  element: Element,
  { userId, reason, note, communityId }: PersonReport,
): Promise<void> => {
  const body = { user_id: userId, reason, note, ...(communityId && { community_id: communityId }) }
  await httpFor(resolveSettings(element)).send('POST', paths.report, { body })
  emit(element, 'geuin:report', { userId, reason })
}
