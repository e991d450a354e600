import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { shared } from '../kit/shared'
import type { Video } from './video'

/** Each video of a scope once, by id. A scope is a site (`siteKey`), or one page's own videos. */
const shelf = (scope: string) => shared(`videos:${scope}`, () => new Map<string, PrimitiveAtom<Video>>())

/** A video that a list names; null when nothing has brought it. */
export const videoAtom = (scope: string, id: string): PrimitiveAtom<Video> | null => shelf(scope).get(id) ?? null

/** Puts what an answer brought in its place: `set(putVideos, scope, videos)`. All that show one of them follow. */
export const putVideos = atom(null, (_get, set, scope: string, videos: readonly Video[]) => {
  const known = shelf(scope)
  for (const video of videos) {
    const its = known.get(video.id)
    if (its) set(its, video)
    else known.set(video.id, atom(video))
  }
})

/** Lets a scope's videos go. */
export const forgetVideos = (scope: string) => shelf(scope).clear()
