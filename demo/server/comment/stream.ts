import type { WireCommentChanges } from '../../../src/wire/comment'
import { mayHaveMore } from './changes'
import type { Talk } from './talk'

interface StreamParts {
  talk: Pick<Talk, 'listen'>
  videoId: string
  /** The version that the caller has. */
  after: number
  /** What changed since a version; throws when the caller may not know it any more. */
  read(after: number): Promise<WireCommentChanges>
  /** Called once, when the stream is over. */
  onEnd(): void
}

/** Milliseconds between two signs of life, without which a proxy may close the connection. */
const beatTime = 20_000
/** Milliseconds after which the caller must open it again, with an access token that is still good. */
const maxTime = 10 * 60_000

/**
 * Server-sent events of the comments under a video. Changes are read once the caller has taken those before, so that one
 * event at most waits for a slow caller; who takes nothing from one sign of life to the next is gone.
 */
export const streamChanges = ({ talk, videoId, after, read, onEnd }: StreamParts): Response => {
  const encoder = new TextEncoder()
  let stop = () => {}
  let advance = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let version = after
      let isOpen = true
      let isReading = false
      let isStale = true
      const hasRoom = () => (controller.desiredSize ?? 0) > 0
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const end = () => {
        if (!isOpen) return
        stop()
        controller.close()
      }
      const catchUp = async () => {
        if (isReading) return
        isReading = true
        while (isOpen && isStale && hasRoom()) {
          isStale = false
          const changes = await read(version)
          if (!isOpen || changes.version <= version) continue
          version = changes.version
          isStale ||= mayHaveMore(changes)
          write(`event: comments\nid: ${version}\ndata: ${JSON.stringify(changes)}\n\n`)
        }
        isReading = false
      }
      // A caller who may not read it any more opens it again, and gets the refusal.
      advance = () => void catchUp().catch(end)
      const changed = (reached = Number.POSITIVE_INFINITY) => {
        if (reached <= version) return
        isStale = true
        advance()
      }
      const beat = setInterval(() => (hasRoom() ? write(':\n\n') : end()), beatTime)
      const last = setTimeout(end, maxTime)
      const unlisten = talk.listen(videoId, { changed, closed: end })
      stop = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(beat)
        clearTimeout(last)
        unlisten()
        onEnd()
      }
      write(':\n\n')
    },
    pull: () => advance(),
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  })
}
