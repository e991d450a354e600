import { createReadStream } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { compress, type Encoding, pickEncoding, worthCompressing } from './compress'
import { readRange } from './range'
import { typeOf } from './types'

/** Larger answers are streamed; smaller ones are read at once, which is faster. */
const mostAtOnce = 1024 * 1024
const mostCached = 64 * 1024 * 1024

export interface Folder {
  /** Where the files are. */
  path: string
  /** Headers of every file. */
  headers?: Record<string, string>
}

/**
 * Answers with files of one folder: strong ETags, 304, ranges, and compressed text that is kept in memory. Undefined when
 * there is no such file, or none that may be served: of an unknown type, hidden, or outside the folder.
 */
export const serveFolder = ({ path: folder, headers: extra = {} }: Folder) => {
  const compressed = new Map<string, Promise<Buffer>>()
  let cachedBytes = 0
  // The folder may not exist yet (dist before the first build), so its real path is asked for when it is needed.
  const base = () => realpath(folder)

  const packed = (key: string, body: () => Promise<Buffer>, encoding: Encoding) => {
    const known = compressed.get(key)
    if (known) return known
    const made = body().then((plain) => compress(plain, encoding, true))
    compressed.set(key, made)
    made.then(
      ({ length }) => {
        cachedBytes += length
        if (cachedBytes > mostCached) {
          compressed.clear()
          cachedBytes = 0
        }
      },
      () => compressed.delete(key),
    )
    return made
  }

  const answer = async (
    request: Request,
    cache: string,
    path: string,
    handle: FileHandle,
  ): Promise<Response | undefined> => {
    const known = typeOf(path)
    const stat = await handle.stat()
    if (!known || !stat.isFile()) return undefined
    const { type, isText } = known
    const size = stat.size
    const version = `${size.toString(36)}-${Math.round(stat.mtimeMs * 1000).toString(36)}`
    const encoding =
      isText && size >= worthCompressing ? pickEncoding(request.headers.get('accept-encoding') ?? undefined) : undefined
    const etag = `"${version}${encoding ? `-${encoding}` : ''}"`
    const headers = new Headers({
      'content-type': type,
      'cache-control': cache,
      etag,
      'last-modified': stat.mtime.toUTCString(),
      'x-content-type-options': 'nosniff',
      ...extra,
    })
    if (isText) headers.set('vary', 'accept-encoding')
    else headers.set('accept-ranges', 'bytes')

    if (isFresh(request, etag, stat.mtime)) return new Response(null, { status: 304, headers })
    const isHead = request.method === 'HEAD'
    if (encoding) {
      headers.set('content-encoding', encoding)
      const body = await packed(`${path} ${version} ${encoding}`, () => handle.readFile(), encoding)
      headers.set('content-length', String(body.length))
      return new Response(isHead ? null : new Uint8Array(body), { headers })
    }

    const ifRange = request.headers.get('if-range')
    const range =
      isText || (ifRange && ifRange !== etag) ? undefined : readRange(request.headers.get('range') ?? undefined, size)
    if (range === 'beyond') {
      headers.set('content-range', `bytes */${size}`)
      headers.delete('content-type')
      return new Response(null, { status: 416, headers })
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const length = end - start + 1
    headers.set('content-length', String(length))
    if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
    const status = range ? 206 : 200
    if (isHead || length === 0) return new Response(null, { status, headers })
    if (length > mostAtOnce) {
      const stream = Readable.toWeb(createReadStream(path, { start, end })) as unknown as BodyInit
      return new Response(stream, { status, headers })
    }
    const body = new Uint8Array(length)
    const { bytesRead } = await handle.read(body, 0, length, start)
    return new Response(body.subarray(0, bytesRead), { status, headers })
  }

  /** `file` is the path inside the folder, percent-decoded, without a slash at the beginning; `cache` the Cache-Control. */
  return async (request: Request, file: string, cache: string): Promise<Response | undefined> => {
    const isHidden = file.split('/').some((part) => part.startsWith('.') || part === '')
    if (isHidden || file.includes('\0') || file.includes('\\')) return undefined
    let handle: FileHandle | undefined
    try {
      const path = await realpath(join(folder, file))
      // A symbolic link may lead out of the folder.
      if (!path.startsWith((await base()) + sep)) return undefined
      handle = await open(path, 'r')
      return await answer(request, cache, path, handle)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    } finally {
      await handle?.close()
    }
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(error.code))

const isFresh = ({ headers }: Request, etag: string, modified: Date): boolean => {
  const noneMatch = headers.get('if-none-match')
  if (noneMatch !== null) {
    return noneMatch.split(',').some((it) => it.trim() === '*' || it.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(modified.getTime() / 1000) * 1000 <= since
}
