/**
 * The sparks that the viewer of a site has tapped on this page. The store's video is what shows: here stands beside it
 * what the server said, so that each new answer is one to count on and never one that takes a tap back.
 */

import type { Video } from '../entities/video'
import { videoAtom } from '../entities/video.atoms'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { type Spark, type SparkEvent, type Sparked, shownSpark, sparkedOf, step, withSparked } from './spark'

interface Held {
  now(): Spark | null
  /** Whether it shows as sparked. */
  isOn(): boolean
  happened(event: SparkEvent): Spark | null
  /** The server's word. */
  confirm(said: Sparked): void
  /** The viewer is gone. */
  drop(): void
}

const hold = (site: string, videoId: string): Held => {
  const store = pageStore()
  // Null for one that no list of this page holds: the server hears of it all the same.
  const its = videoAtom(site, videoId)
  let spark: Spark | null = null
  let said = its && sparkedOf(store.get(its))
  let shown: Video | null = null
  const show = () => {
    if (!its || !said) return
    shown = withSparked(store.get(its), shownSpark(said, spark))
    store.set(its, shown)
  }
  const off = its
    ? store.sub(its, () => {
        const came = store.get(its)
        if (came === shown) return
        said = sparkedOf(came)
        if (spark) show()
      })
    : () => undefined
  return {
    now: () => spark,
    isOn: () => spark?.wanted ?? said?.sparked ?? false,
    happened(event) {
      spark = step(spark, event)
      show()
      return spark
    },
    confirm(answer) {
      said = answer
      show()
    },
    drop() {
      off()
      if (its && said) store.set(its, { ...withSparked(store.get(its), { ...said, sparked: false }), viewer: null })
    },
  }
}

/** The viewer's id; null when nobody is signed in. */
export const viewerOf = (settings: Settings): string | null =>
  userOf(pageStore().get(sessionAtom(settings)))?.id ?? null

/** Those of a site; what somebody wanted goes with them. */
const held = (settings: Settings) =>
  shared(`sparks:${siteKey(settings)}`, () => {
    const sparks = new Map<string, Held>()
    let viewer = viewerOf(settings)
    pageStore().sub(sessionAtom(settings), () => {
      const now = viewerOf(settings)
      if (now === viewer) return
      viewer = now
      for (const spark of sparks.values()) spark.drop()
      sparks.clear()
    })
    return sparks
  })

/** The viewer's spark on a video, from the first tap on. */
export const sparkFor = (settings: Settings, videoId: string): Held => {
  const sparks = held(settings)
  const known = sparks.get(videoId)
  if (known) return known
  const made = hold(siteKey(settings), videoId)
  sparks.set(videoId, made)
  return made
}
