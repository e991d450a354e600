import type { WireCommunity, WireMember } from '../../src/wire/community'
import type { WireLoop } from '../../src/wire/loop'
import { ok } from './fakeApi'

/** A community as the server answers it to a visitor. */
export const communityAnswer = (fields: Partial<WireCommunity> = {}): WireCommunity => ({
  ...{ community_id: '9', slug: 'dusk', name: 'Dusk', description: '', facets: [] },
  ...{ image_url: null, banner_url: null, is_closed: false, rules: [], creator: null, pinned_video: null },
  social: {
    ...{ social_web_url: null, twitter: null, insta: null, linkedin: null },
    ...{ reddit_id: null, tiktok: null, youtube: null },
  },
  counts: { members: 1, videos: 0, loops: 0 },
  viewer: undefined,
  ...fields,
})

/** A loop as the server answers it to a visitor. */
export const loopAnswer = (fields: Partial<WireLoop> = {}): WireLoop => ({
  ...{ loop_id: '4', slug: 'aurora-lab', name: 'Aurora Lab', description: 'Curtains of light.' },
  ...{ image_url: null, community: { community_id: '9', slug: 'dusk', name: 'Dusk', image_url: null } },
  ...{ is_closed: false, is_archived: false, counts: { members: 2100, videos: 7 }, viewer: undefined },
  ...fields,
})

/** Somebody of a number. */
export const personAnswer = (number: number): WireMember['user'] => ({
  ...{ user_id: `${number}`, nickname: `member.${number}`, name: `Member ${number}` },
  ...{ profile_image: null, is_avatar: false },
})

/** Somebody in a list of members. */
export const memberAnswer = (number: number, role: WireMember['role'] = 2): WireMember => ({
  user: personAnswer(number),
  role,
  joined_at: '2026-01-01T00:00:00.000Z',
})

/** A page of a list. */
export const pageAnswer = (items: readonly unknown[], next_cursor: string | null = null) => ok({ items, next_cursor })
