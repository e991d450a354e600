import type { WireSuggestion, WireTopResults } from '../../../src/wire/search'
import type { topResults } from './topResults'

/** Of each kind at most. */
const most = 2

const blank = { words: null, video: null, user: null, community: null, loop: null, matches: [] }

const suggest = (found: WireTopResults): WireSuggestion[] => {
  const { corrected, videos, users, communities, loops } = found
  return [
    ...(corrected === null ? [] : [{ ...blank, kind: 'words' as const, words: corrected }]),
    ...videos.items.map(({ video_id, slug, title, caption, author, media, counts, matches }) => {
      const named = { author_name: author.name || author.nickname, views: counts.views }
      const video = { video_id, slug, title: title || caption, thumb_url: media.thumb_url, ...named }
      return { ...blank, kind: 'video' as const, video, matches }
    }),
    ...users.items.map(({ user, matches }) => ({ ...blank, kind: 'user' as const, user, matches })),
    ...communities.items.map(({ community_id, slug, name, image_url, counts, matches }) => {
      const community = { community_id, slug, name, image_url, members: counts.members }
      return { ...blank, kind: 'community' as const, community, matches }
    }),
    ...loops.items.map(({ loop_id, slug, name, image_url, counts, matches }) => {
      const loop = { loop_id, slug, name, image_url, members: counts.members }
      return { ...blank, kind: 'loop' as const, loop, matches }
    }),
  ]
}

/** What somebody who types may mean: the best results of each kind. */
export const suggestions =
  (find: ReturnType<typeof topResults>) =>
  async (q: string, who: { brandId: string; viewerId: string | null }): Promise<WireSuggestion[]> =>
    suggest(await find(q, { ...who, limit: most }))
