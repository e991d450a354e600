import type { WireSuggestion, WireTopResults } from '../../../src/wire/search'
import { wordsOf } from './fold'
import { matchesIn } from './matches'
import type { topResults } from './topResults'

/** Of each kind at most. */
const most = 2

const blank = { words: null, video: null, user: null, community: null, loop: null, matches: [] }

/** @param words of the search, in which names are marked */
const suggest = (found: WireTopResults, words: readonly string[]): WireSuggestion[] => {
  const { corrected, videos, users, communities, loops } = found
  return [
    ...(corrected === null ? [] : [{ ...blank, kind: 'words' as const, words: corrected }]),
    ...videos.items.flatMap((item) => {
      if (item.type !== 'video') return []
      const { video_id, slug, caption, author, media, counts } = item
      const title = item.title || caption
      const named = { author_name: author.name || author.nickname, views: counts.views }
      const video = { video_id, slug, title, thumb_url: media.thumb_url, ...named }
      return { ...blank, kind: 'video' as const, video, matches: matchesIn(title, words) }
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
  async (q: string, who: { brandId: string; viewerId: string | null }): Promise<WireSuggestion[]> => {
    const found = await find(q, { ...who, limit: most })
    return suggest(found, wordsOf(`${q} ${found.corrected ?? ''}`))
  }
