import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'
import { type Member, toMember } from './member'

/** Where people are members. */
export interface MembersPlace {
  kind: 'community' | 'loop'
  slug: string
}

const pageSize = 50

/**
 * A page of the members of a place: leaders, moderators, then the newest.
 * @param q how a nickname or a name begins; '' for everybody
 * @throws ApiError
 */
export const fetchMembers = async (
  settings: Settings,
  { kind, slug }: MembersPlace,
  q: string,
  cursor: string | null,
): Promise<ListPage<Member>> => {
  const path = kind === 'community' ? paths.communityMembers : paths.loopMembers
  const query = { slug, limit: pageSize, ...(q && { q }), ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(path, { query })
  return toListPage(data, (item) => toMember(item, settings))
}
