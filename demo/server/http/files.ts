import { createReadStream, type Stats } from 'node:fs'
import { type FileHandle, open, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pickEncoding, worthCompressing } from './compress'
import { createPacker, type Packed } from './packer'
import { readRange } from './range'
import { typeOf } from './types'

/** Larger answers are streamed; smaller ones are read into memory, which is faster. */
const maxBufferedBytes = 1024 * 1024

export interface Folder {
  /** Where the files are. */
  path: string
  /** Headers of every file. */
  headers?: Record<string, string>
}

/**
 * Answers with files of one folder: strong ETags, 304, ranges, and compressed text. Undefined when there is no such
 * file, or none that may be served: of an unknown type, hidden, or outside the folder.
 */
export const serveFolder = ({ path: folder, headers: extra = {} }: Folder) => {
  const packer = createPacker()
  // The folder may not exist yet (dist before the first build), so its real path is asked for when it is needed.
  const base = () => realpath(folder)

  const answer = async (request: Request, cache: string, path: string, handle: FileHandle) => {
    const known = typeOf(path)
    const stat = await handle.stat()
    if (!known || !stat.isFile()) return undefined
    const version = `${stat.size.toString(36)}-${Math.round(stat.mtimeMs * 1000).toString(36)}`
    const headers = new Headers({
      ...{ 'content-type': known.type, 'cache-control': cache, etag: `"${version}"` },
      ...{ 'last-modified': stat.mtime.toUTCString(), 'x-content-type-options': 'nosniff', ...extra },
    })
    if (known.isText) headers.set('vary', 'accept-encoding')
    else headers.set('accept-ranges', 'bytes')

    const fresh = freshTag(request, version, stat)
    if (fresh) {
      headers.set('etag', fresh)
      return new Response(null, { status: 304, headers })
    }
    const accepted = request.headers.get('accept-encoding') ?? undefined
    const encoding = known.isText && stat.size >= worthCompressing ? pickEncoding(accepted) : undefined
    if (!encoding) return answerBytes(request, headers, { path, handle, size: stat.size, inParts: !known.isText })
    const built = encoding === 'br' ? await readBuilt(path) : undefined
    const { body, form } = built ?? (await packer.pack(`${path} ${version}`, () => handle.readFile(), encoding))
    headers.set('etag', `"${version}.${form}"`)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
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

interface Source {
  path: string
  handle: FileHandle
  size: number
  /** Whether a range of it may be asked for. */
  inParts: boolean
}

/** The file as it is, or the range of it that the request asks for. */
const answerBytes = async (request: Request, headers: Headers, { path, handle, size, inParts }: Source) => {
  const ifRange = request.headers.get('if-range')
  const mayRange = inParts && (!ifRange || ifRange === headers.get('etag'))
  const range = mayRange ? readRange(request.headers.get('range') ?? undefined, size) : undefined
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
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  if (length > maxBufferedBytes) {
    const stream = Readable.toWeb(createReadStream(path, { start, end })) as unknown as BodyInit
    return new Response(stream, { status, headers })
  }
  const body = new Uint8Array(length)
  const { bytesRead } = await handle.read(body, 0, length, start)
  return new Response(body.subarray(0, bytesRead), { status, headers })
}

/** What the build compressed: only files whose name changes with what is in them, so it is never of an older one. */
const readBuilt = async (path: string): Promise<Packed | undefined> => {
  try {
    return { body: await readFile(`${path}.br`), form: 'br' }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(error.code))

/** The tag of the form that the caller has, if that is of this version: the content is the same in all forms. */
const freshTag = ({ headers }: Request, version: string, { mtime }: Stats): string | undefined => {
  const noneMatch = headers.get('if-none-match')
  if (noneMatch !== null) {
    const tags = noneMatch.split(',').map((it) => it.trim().replace(/^W\//, ''))
    return tags.includes('*') ? `"${version}"` : tags.find((tag) => tag.slice(1, -1).split('.')[0] === version)
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(mtime.getTime() / 1000) * 1000 <= since ? `"${version}"` : undefined
}
