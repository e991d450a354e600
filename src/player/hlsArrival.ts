/** An answer to a request, of which one can use what has come while the rest is on its way. */

/** A complete answer, with the times that hls.js measures the bandwidth by: ms as `performance.now()` has them. */
export interface EarlyAnswer {
  data: ArrayBuffer
  /** After redirects. */
  url: string
  start: number
  first: number
  end: number
}

export interface Arrival {
  /** Rejects for a failure of the network, and for a status that tells of one. */
  readonly complete: Promise<EarlyAnswer>
  /**
   * All of it, each time what has come since the last one; for one reader at a time.
   * @throws as {@link complete} rejects
   */
  pieces(): AsyncGenerator<Uint8Array<ArrayBuffer>, void>
}

const join = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** @param start when the request went out: ms as `performance.now()` has them */
export const arrivalOf = (start: number, responding: Promise<Response>): Arrival => {
  const read: Uint8Array[] = []
  let isOver = false
  let wake = () => {}
  const readAll = async (): Promise<EarlyAnswer> => {
    const { ok, status, body, url } = await responding
    const first = performance.now()
    if (!ok) throw new Error(`${status}`)
    const reader = body?.getReader()
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      read.push(piece.value)
      wake()
    }
    return { data: join(read).buffer, url, start, first, end: performance.now() }
  }
  const complete = readAll().finally(() => {
    isOver = true
    wake()
  })
  // Who needs it requests it again, and reports a failure.
  complete.catch(() => undefined)
  return {
    complete,
    async *pieces() {
      for (let at = 0; at < read.length || !isOver; ) {
        const next = read.slice(at)
        at = read.length
        if (next.length) yield join(next)
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
      await complete
    },
  }
}
