import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const br = promisify(brotliCompress)
const gz = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** Smaller answers are not worth it: they fit into the first packets anyway. */
export const worthCompressing = 1024

/** What the caller takes, best first: brotli, gzip, or nothing. */
export const pickEncoding = (accept: string | undefined): Encoding | undefined => {
  const taken = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...params] = part.split(';').map((it) => it.trim().toLowerCase())
      const weight = params.find((it) => it.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (taken.get(name) ?? 0) > 0)
}

/** `thorough` is for what is compressed once and sent often; it takes about a second a megabyte. */
export const compress = (body: Buffer, encoding: Encoding, thorough: boolean): Promise<Buffer> =>
  encoding === 'gzip'
    ? gz(body, { level: thorough ? 9 : 6 })
    : br(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })

/** For answers that are sent once: a thread of its own would take longer to reach than the work, a tenth of a millisecond. */
export const compressNow = (text: string, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    encoding === 'gzip'
      ? gzipSync(text, { level: 3 })
      : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  )
