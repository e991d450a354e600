import { useEffect, useLayoutEffect, useRef } from 'react'
import { toClip } from '../../entities/playable'
import { videoStore } from '../../entities/video.store'
import { runInTurn } from '../../kit/frameQueue'
import type { Clip, Stage } from '../../player/types'
import type { FeedEntry } from '../feed'
import type { OpenFeed } from '../useFeed'
import { useDeferredStage } from '../useStage'

/** The next page is fetched when fewer than this many videos follow. */
const minAhead = 5

const noEntries: readonly FeedEntry[] = []

interface Options extends Pick<OpenFeed, 'feed' | 'list' | 'isReplacing' | 'loadMore' | 'served'> {
  stage: Stage
  /** Where the first video of another list begins, s. */
  startAt: number
  /** Names the feed. */
  label: string
}

/** The feed as the stage has it: without entries while it loads and when it failed. */
interface Clips {
  scope: string
  entries: readonly FeedEntry[]
  more: 'none' | 'idle' | 'loading' | 'failed'
  /** Whether the end card follows the last entry. */
  hasTail: boolean
}

/** Keeps a stage's clips, its end card and its name in step with the feed, and fetches the next page in time. */
export const useClips = ({ stage, startAt, label, feed, list, isReplacing, loadMore, served }: Options): Clips => {
  const made = useRef(new Map<string, Clip>())
  const hasBegun = useRef(false)
  const drawnList = useRef(list)
  const ready = feed.status === 'ready'
  const { scope, entries, more } = ready ? feed : { scope: '', entries: noEntries, more: 'idle' as const }
  const isFilled = entries.length > 0
  const hasTail = isFilled && (more === 'none' || more === 'failed')

  useLayoutEffect(() => {
    // The clips of before the view stay until the first answer.
    if (feed.status === 'loading' && !hasBegun.current) return
    hasBegun.current = true
    const clips = entries.map(({ id }) => {
      const known = made.current.get(id)
      if (known) return known
      const clip = toClip(videoStore.get(scope, id))
      made.current.set(id, clip)
      return clip
    })
    if (clips.length === 0) made.current.clear()
    // Another list begins with its first video, wherever it has the one in view; not a page's own, which may just be longer.
    if (drawnList.current !== list && served) stage.setClips(clips.slice(0, 1), startAt)
    drawnList.current = list
    stage.setClips(clips)
    stage.setTail(hasTail)
  }, [stage, startAt, scope, entries, hasTail, feed.status, list, served])

  useLayoutEffect(() => {
    const { scroller, tail } = stage
    // The children of a feed are articles, the end card too.
    tail.setAttribute('role', 'article')
    scroller.ariaLabel = label
    scroller.ariaBusy = `${isReplacing || feed.status === 'loading' || more === 'loading'}`
    // An empty feed is nothing to focus.
    scroller.inert = feed.status !== 'loading' && !isFilled
  }, [stage, label, isReplacing, feed.status, more, isFilled])

  useEffect(() => {
    if (isFilled) runInTurn(stage.warm)
  }, [stage, isFilled])

  const { index } = useDeferredStage(stage)
  const isNearEnd = more === 'idle' && ready && index >= entries.length - minAhead
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is near its end
  useEffect(() => {
    if (isNearEnd) loadMore()
  }, [isNearEnd, entries])

  return { scope, entries, more, hasTail }
}
