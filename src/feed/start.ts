import { type Playable, toClip, toPlayable } from '../entities/playable'
import type { IslandContext, Started } from '../kit/islandConfig'
import { untilFollowed } from '../player/hlsEarly'
import stageStyles from '../player/Stage.css'
import { addSkeleton } from '../player/skeleton'
import { createStage } from '../player/stage'
import type { Stage, StageOptions } from '../player/types'
import { adoptStyles } from '../ui/styles/adoptStyles'
import { feedItems, layoutOf, toOwn } from './feed.items'
import { type FeedProps, feedRequest, feedSource, startAtOf } from './feed.source'
import { takeFirstVideo } from './firstMedia'
import { type FirstPage, fetchFirstPage } from './firstPage'

/** What the element's props say about how it plays, beside what it shows. */
export interface FeedPlayProps extends FeedProps {
  readonly layout?: string | undefined
  readonly muted: boolean
  readonly noAutoplay: boolean
  readonly noLoop: boolean
}

/** A feed that plays already while React loads. */
export interface StartedFeed extends Started {
  /** Null in the other layouts, where nothing plays before the view is loaded. */
  readonly stage: Stage | null
  /** Null when the page gives its own videos, or too little to fetch any. */
  readonly firstPage: FirstPage | null
  next(): void
  previous(): void
  play(): void
  pause(): void
}

/** The props of every layout's view. */
export interface LayoutProps extends FeedPlayProps {
  context: IslandContext<StartedFeed, FeedPlayProps>
}

/** How long the view waits for the first page, and then for the first clip's first frame, ms. */
const firstFrameTimeout = 1500

/** Until the first frame of the first clip: the view's files would compete with it for bandwidth and processor. */
const firstFrame = (stage: Stage, filled: Promise<unknown> | undefined, signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    let timer = setTimeout(resolve, firstFrameTimeout)
    const wait = () => {
      clearTimeout(timer)
      // A feed that has nothing to show, or that waits for a tap.
      if (stage.state().slides.every(({ playback }) => playback.status === 'idle')) return resolve(null)
      timer = setTimeout(resolve, firstFrameTimeout)
    }
    if (filled) filled.then(wait)
    else wait()
    // That frame is drawn first.
    stage.on('frame', () => setTimeout(resolve))
    signal.addEventListener('abort', resolve)
  })

const nothing = () => undefined
const withoutStage = { stage: null, next: nothing, previous: nothing, play: nothing, pause: nothing, stop: nothing }

/**
 * Starts a feed without React: fetches the first page, puts the stage into the island and sets the first clip moving.
 * The view finds both as `context.started`.
 */
export function startFeed(context: IslandContext<undefined, FeedPlayProps>): StartedFeed {
  const props = context.props()
  const settings = context.settings()
  const source = feedSource(props)
  const firstPage =
    source.kind === 'items' || source.kind === 'incomplete'
      ? null
      : fetchFirstPage(feedRequest(source, props.start), settings, context.signal)
  // The view reads the same promise and says what went wrong.
  const readPage = (use: (videos: readonly Playable[]) => unknown) =>
    firstPage?.page
      .then((page) => use(feedItems(page).flatMap((item) => toPlayable(item, settings) ?? [])))
      .catch(nothing)
  const layout = layoutOf(props.layout)
  if (layout !== 'feed') {
    if (layout !== 'floating')
      readPage(async (videos) => (await import('../posters/startPosters')).startPosters(context, videos))
    return { ...withoutStage, firstPage }
  }
  const stage = createStage(stageOptions(context), takeFirstVideo())
  context.onChange(() => stage.configure(stageOptions(context)))
  adoptStyles(context.root, stageStyles)
  context.wrapper.insertBefore(stage.element, context.mountPoint)
  addSkeleton(stage, context.show)
  const setVideos = (videos: readonly Playable[]) => stage.setClips(videos.map(toClip), startAtOf(props))
  if (source.kind === 'items') setVideos(toOwn(toPlayable, source.items, props.start))
  const filled = readPage(async (videos) => {
    await untilFollowed()
    // The view may show another source by now, or the element may be removed.
    if (!context.signal.aborted && !stage.state().count) setVideos(videos)
  })
  return {
    stage,
    firstPage,
    viewAfter: firstFrame(stage, filled, context.signal),
    next: stage.next,
    previous: stage.previous,
    play: stage.play,
    pause: stage.pause,
    stop: stage.destroy,
  }
}

function stageOptions(context: Pick<IslandContext<unknown, FeedPlayProps>, 'props' | 'settings'>): StageOptions {
  const { noAutoplay, noLoop, muted } = context.props()
  return { autoplay: !noAutoplay, loop: !noLoop, muted, locale: context.settings().locale }
}
