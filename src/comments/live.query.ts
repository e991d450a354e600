import { type CommentChanges, toCommentChanges } from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/video'
import { fromJson } from '../kit/guard'
import { httpFor, isApiError } from '../kit/http'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { paths } from '../wire/paths'
import { fetchChanges } from './comments.query'

/** Who shows the comments under a video. */
export interface Follower {
  settings: Settings
  videoId: VideoId
  /** What is known so far. */
  version(): number
  take(changes: CommentChanges): void
}

/** Milliseconds without a sign of life, which the server gives every 20 seconds. */
const maxSilence = 45_000
/** Milliseconds for the first one: a proxy that keeps a stream back keeps this back too. */
const maxFirst = 5_000
/** Milliseconds until a stream is opened anew, alive or not. */
const maxTime = 60 * 60_000
/** After so many that were kept back no other one is tried. */
const maxDead = 2
/** Milliseconds until a stream that has ended is opened again. */
const reopenTime = 300
/** Milliseconds between two questions where there is no stream. */
const pollTime = 4_000
/** Milliseconds until a server that does not answer is asked again: soon, since it may be starting anew, later seldom. */
const retryTime = (failures: number) => (failures < 20 ? 1_000 : 15_000)

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    // Not all at the same moment.
    const timer = setTimeout(done, time * (0.8 + 0.4 * Math.random()))
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** Reads the events of a stream until the server ends it. @throws when there is none, or no sign of life in time */
const listen = async ({ settings, videoId, version, take }: Follower, signal: AbortSignal, onAlive: () => void) => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), maxFirst)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), maxSilence)
    onAlive()
  }
  try {
    const stopped = AbortSignal.any([signal, silence.signal])
    const query = { video_id: videoId, after: version() }
    const body = await httpFor(settings).getStream(paths.commentStream, { query, signal: stopped, timeout: maxTime })
    const [reader, decoder] = [body.getReader(), new TextDecoder()]
    // A page's own fetch may ignore the signal.
    const cancel = () => void reader.cancel().catch(() => undefined)
    if (stopped.aborted) cancel()
    else stopped.addEventListener('abort', cancel)
    let unread = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      alive()
      const events = (unread + decoder.decode(value, { stream: true })).split('\n\n')
      unread = events.pop() ?? ''
      for (const event of events) {
        const data = fromJson(/^data: (.*)$/m.exec(event)?.[1])
        if (data === null) continue
        const changes = toCommentChanges(data, settings)
        commentStore.put(siteKey(settings), changes.comments)
        take(changes)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps a follower up to date: by a stream, and where there is none, by asking. */
const run = async (follower: Follower, signal: AbortSignal) => {
  let failures = 0
  /** Streams in a row that never gave a sign of life, while the server answered otherwise. */
  let dead = 0
  while (!signal.aborted) {
    let wasAlive = false
    try {
      if (dead < maxDead)
        await listen(follower, signal, () => {
          wasAlive = true
        })
    } catch {
      // What follows asks instead.
    }
    if (signal.aborted) return
    try {
      const changes = await fetchChanges(follower.settings, follower.videoId, { after: follower.version(), signal })
      if (!signal.aborted) follower.take(changes)
      failures = 0
      dead = wasAlive ? 0 : dead + 1
    } catch (error) {
      // It is gone, or closed to this viewer.
      if (isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500 && error.status !== 429) return
      failures += 1
    }
    await pause(failures > 0 ? retryTime(failures) : dead < maxDead ? reopenTime : pollTime, signal)
  }
}

const state = () =>
  shared('comments:live', () => ({
    followers: [] as Follower[],
    current: null as Follower | null,
    stop: () => {},
    isWatching: false,
  }))

/** The latest one is kept up to date, unless nobody sees the page. */
const choose = () => {
  const live = state()
  const next = document.visibilityState === 'hidden' ? null : (live.followers.at(-1) ?? null)
  if (next === live.current) return
  live.stop()
  const controller = new AbortController()
  Object.assign(live, { current: next, stop: () => controller.abort() })
  if (next) void run(next, controller.signal)
}

/** Keeps comments up to date: one connection for the page, for those that were opened last. @returns ends it */
export const follow = (follower: Follower): (() => void) => {
  const live = state()
  if (!live.isWatching) document.addEventListener('visibilitychange', choose)
  live.isWatching = true
  live.followers.push(follower)
  choose()
  return () => {
    live.followers.splice(live.followers.indexOf(follower), 1)
    choose()
  }
}

/** Whether an element shows the comments under a video. */
export const isFollowed = (videoId: VideoId): boolean =>
  state().followers.some((follower) => follower.videoId === videoId)
