import { compress, type Encoding } from './compress'

const maxCachedBytes = 64 * 1024 * 1024

export interface Packed {
  body: Buffer
  /** How it was compressed, for its ETag. */
  form: string
}

/**
 * Compresses files. Thorough compression takes a second for a large script, so the first viewer gets a quick one;
 * the thorough one is made meanwhile, one file after the other, and kept for those who come later.
 */
export const createPacker = () => {
  const kept = new Map<string, Buffer>()
  const waiting = new Set<string>()
  let bytes = 0
  let last = Promise.resolve()

  const keep = (name: string, body: Buffer) => {
    if (bytes + body.length > maxCachedBytes) {
      kept.clear()
      bytes = 0
    }
    kept.set(name, body)
    bytes += body.length
  }

  const packLater = (name: string, plain: Buffer, encoding: Encoding) => {
    if (waiting.has(name)) return
    waiting.add(name)
    last = last
      .then(async () => keep(name, await compress(plain, encoding, true)))
      .catch(() => {})
      .finally(() => waiting.delete(name))
  }

  return {
    /** `version` names the content that `read` gives. */
    async pack(version: string, read: () => Promise<Buffer>, encoding: Encoding): Promise<Packed> {
      const name = `${version} ${encoding}`
      const body = kept.get(name)
      if (body) return { body, form: encoding }
      const plain = await read()
      const quick = await compress(plain, encoding, false)
      packLater(name, plain, encoding)
      return { body: quick, form: `${encoding}-quick` }
    },
    /** Resolves when the thorough form of every requested file is cached. */
    settled: () => last,
  }
}
