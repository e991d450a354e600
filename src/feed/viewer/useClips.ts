import { useEffect, useLayoutEffect, useRef } from 'react'
import { toClip, type VideoId } from '../../entities/video'
import { videoStore } from '../../entities/video.store'
import type { Clip, Stage } from '../../player/types'
import type { Feed } from '../useFeed'
import { useStageLater } from '../useStage'

/** More is asked for when fewer than this many videos follow. */
const AHEAD = 5

const none: readonly VideoId[] = []

interface Options {
  stage: Stage
  feed: Feed
  label: string
  loadMore(): void
}

/** What the stage was given. */
export interface Clips {
  scope: string
  ids: readonly VideoId[]
  more: 'none' | 'idle' | 'loading' | 'failed'
}

/** Keeps a stage's clips, its room for the end card and its name in step with the feed. */
export const useClips = ({ stage, feed, label, loadMore }: Options): Clips => {
  const made = useRef(new Map<string, Clip>())
  const began = useRef(false)
  const ready = feed.status === 'ready'
  const { scope, ids, more }: Clips = ready ? feed : { scope: '', ids: none, more: 'idle' }

  const tail = ids.length > 0 && (more === 'none' || more === 'failed')

  useLayoutEffect(() => {
    // What was started before the view was there goes on until the view knows more.
    if (feed.status === 'loading' && !began.current) return
    began.current = true
    const clips = ids.map((id) => {
      const known = made.current.get(id)
      if (known) return known
      const clip = toClip(videoStore.get(scope, id))
      made.current.set(id, clip)
      return clip
    })
    if (clips.length === 0) made.current.clear()
    stage.setClips(clips)
    stage.setTail(tail)
  }, [stage, scope, ids, tail, feed.status])

  useLayoutEffect(() => {
    const { scroller, tail: end } = stage
    // A feed holds articles, and the end card stands in it.
    end.setAttribute('role', 'article')
    scroller.ariaLabel = label
    scroller.ariaBusy = `${feed.status === 'loading' || more === 'loading'}`
    // With nothing in it, it is nothing to reach.
    scroller.inert = feed.status !== 'loading' && ids.length === 0
  }, [stage, label, feed.status, more, ids])

  const { index } = useStageLater(stage)
  const wanted = more === 'idle' && ready && index >= ids.length - AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is near its end
  useEffect(() => {
    if (wanted) loadMore()
  }, [wanted, ids])

  return { scope, ids, more }
}
