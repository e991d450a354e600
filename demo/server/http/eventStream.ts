export interface StreamListener {
  /** Something may have changed. */
  changed(): void
  /** Nothing follows. */
  closed(): void
}

export interface StreamEvent {
  /** Its lines, without the empty one at the end. */
  text: string
  /** Whether another one may be there already. */
  hasMore: boolean
}

/** What a stream tells of; a stream may tell of several things. */
export interface StreamSource {
  /** @returns stops it */
  listen(listener: StreamListener): () => void
  /** What the caller doesn't have yet; null when that is nothing. @throws when the caller may not know it any more */
  next(): Promise<StreamEvent | null>
}

/** Milliseconds between two signs of life, without which a proxy may close the connection. */
const beatTime = 20_000
/** Milliseconds after which the caller must open it again, with an access token that is still good. */
const maxTime = 10 * 60_000

/**
 * Server-sent events. A source is read once the caller has taken the event before, so that one event at most waits for a
 * slow caller; who takes nothing from one sign of life to the next is gone.
 * @param onEnd called once, when the stream is over
 */
export const eventStream = (sources: readonly StreamSource[], onEnd: () => void): Response => {
  const encoder = new TextEncoder()
  let stop = () => {}
  let advance = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stale = new Set(sources)
      let isOpen = true
      let isReading = false
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
        while (isOpen && hasRoom()) {
          const [source] = stale
          if (!source) break
          stale.delete(source)
          const event = await source.next()
          if (!isOpen || !event) continue
          if (event.hasMore) stale.add(source)
          write(`${event.text}\n\n`)
        }
        isReading = false
      }
      // A caller who may not read it any more opens it again, and gets the refusal.
      advance = () => void catchUp().catch(end)
      const beat = setInterval(() => (hasRoom() ? write(':\n\n') : end()), beatTime)
      const last = setTimeout(end, maxTime)
      const follow = (source: StreamSource) =>
        source.listen({
          changed() {
            stale.add(source)
            advance()
          },
          closed: end,
        })
      const unlisten = sources.map(follow)
      stop = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(beat)
        clearTimeout(last)
        for (const off of unlisten) off()
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
