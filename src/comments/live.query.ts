import { type CommentChanges, toCommentChanges } from '../entities/comment'
import { commentStore } from '../entities/comment.store'
import type { VideoId } from '../entities/playable'
import { keepLive, type LiveSource } from '../kit/live'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { followerOf } from '../notifications/followers'
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

/** The comments under a video; where the page follows notifications, the same stream brings those. */
const sourceOf = ({ settings, videoId, version, take }: Follower): LiveSource => ({
  settings,
  path: paths.commentStream,
  query: () => ({ video_id: videoId, after: version(), ...(followerOf(settings) && { notifications: true }) }),
  take(type, data) {
    if (type === 'notifications') return followerOf(settings)?.take(data)
    const changes = toCommentChanges(data, settings)
    commentStore.put(siteKey(settings), changes.comments)
    take(changes)
  },
  async ask(signal) {
    const changes = await fetchChanges(settings, videoId, { after: version(), signal })
    if (!signal.aborted) take(changes)
  },
})

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
  if (!next) return
  const resume = followerOf(next.settings)?.pause()
  void keepLive(sourceOf(next), controller.signal).finally(() => resume?.())
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
