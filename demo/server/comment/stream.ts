import type { WireCommentChanges } from '../../../src/wire/comment'
import { eventStream, type StreamSource } from '../http/eventStream'
import { mayHaveMore } from './changes'
import type { Talk } from './talk'

interface StreamParts {
  talk: Pick<Talk, 'listen'>
  videoId: string
  /** The version that the caller has. */
  after: number
  /** What changed since a version; throws when the caller may not know it any more. */
  read(after: number): Promise<WireCommentChanges>
  /** What else the caller hears of by the same connection. */
  others?: readonly StreamSource[]
  /** Called once, when the stream is over. */
  onEnd(): void
}

/** Server-sent events of the comments under a video. */
export const streamChanges = ({ talk, videoId, after, read, others = [], onEnd }: StreamParts): Response => {
  let version = after
  const comments: StreamSource = {
    listen: ({ changed, closed }) =>
      talk.listen(videoId, {
        changed(reached = Number.POSITIVE_INFINITY) {
          if (reached > version) changed()
        },
        closed,
      }),
    async next() {
      const changes = await read(version)
      if (changes.version <= version) return null
      version = changes.version
      const text = `event: comments\nid: ${version}\ndata: ${JSON.stringify(changes)}`
      return { text, hasMore: mayHaveMore(changes) }
    },
  }
  return eventStream([comments, ...others], onEnd)
}
