import type { Video } from '../entities/video'

/** What the viewer wants of one video's spark. It stays once the server has agreed: an older answer may still come. */
export interface Spark {
  wanted: boolean
  /** What the request that is on its way asks for; null when none is. */
  asked: boolean | null
}

export type SparkEvent = { type: 'tapped'; sparked: boolean } | { type: 'confirmed' } | { type: 'refused' }

/**
 * One request at a time; the latest tap wins. Null: the viewer wants nothing, and what the server said holds.
 * A refusal of what is wanted ends the wish; what was tapped since is asked for in its place.
 */
export const step = (spark: Spark | null, event: SparkEvent): Spark | null => {
  if (event.type === 'tapped') {
    const { sparked } = event
    if (spark && (spark.asked !== null || spark.wanted === sparked)) return { ...spark, wanted: sparked }
    return { wanted: sparked, asked: sparked }
  }
  if (!spark || spark.asked === null) return spark
  if (spark.wanted !== spark.asked) return { ...spark, asked: spark.wanted }
  return event.type === 'confirmed' ? { ...spark, asked: null } : null
}

/** What is true of a video's sparks: whether one is the viewer's, and how many there are with it. */
export interface Sparked {
  sparked: boolean
  sparks: number
}

/** What shows: what the viewer wants, at once, on top of what the server said. */
export const shownSpark = (said: Sparked, spark: Spark | null): Sparked => {
  const sparked = spark?.wanted ?? said.sparked
  return { sparked, sparks: Math.max(0, said.sparks + Number(sparked) - Number(said.sparked)) }
}

export const sparkedOf = ({ counts, viewer }: Pick<Video, 'counts' | 'viewer'>): Sparked => ({
  sparked: viewer?.sparked ?? false,
  sparks: counts?.sparks ?? 0,
})

export const withSparked = (video: Video, { sparked, sparks }: Sparked): Video => ({
  ...video,
  counts: video.counts && { ...video.counts, sparks },
  viewer: video.viewer || sparked ? { reposted: false, ...video.viewer, sparked } : null,
})
