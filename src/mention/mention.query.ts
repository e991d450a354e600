import { type Author, toAuthor, type VideoId } from '../entities/playable'
import { list, record } from '../kit/guard'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'

/** People whom a text may mention, under a video or anywhere, by how their nickname or name begins. */
export const fetchPeople = async (
  settings: Settings,
  videoId: VideoId | null,
  { q, signal }: { q: string; signal?: AbortSignal | undefined },
): Promise<readonly Author[]> => {
  // As many as have room between a list and a phone's keyboard.
  const query = { ...(videoId && { video_id: videoId }), q, limit: 4 }
  const { items } = record((await httpFor(settings).get(paths.mentions, { query, signal })).data)
  return list(items).flatMap((item) => toAuthor(item, settings) ?? [])
}
