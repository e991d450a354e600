import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import { typeOf } from '../http/types'
import { fileHeaders, forever } from './headers'
import type { Storage } from './storage'

export interface S3Settings {
  /** The bucket's address, without a slash at the end: https://s3.eu-central-1.amazonaws.com/bucket */
  bucket: string
  key: string
  secret: string
  region: string
}

interface Sent {
  body?: Uint8Array | Blob
  headers?: Record<string, string>
}

/** Milliseconds for one request, and for one that carries a file of any size. */
const timeoutMs = 10_000
const fileTimeoutMs = 10 * 60_000

/**
 * Files in a bucket of S3, or of what speaks its protocol. Several servers share it. Readers may use the
 * bucket or a CDN (the setting of the storage's base); this server serves the files too.
 */
export const s3Storage = ({ bucket, key, secret, region }: S3Settings): Storage => {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const ask = (method: string, path: string, { body, headers = {} }: Sent = {}) => {
    const isFile = body instanceof Blob
    // A file is sent as it is read: nobody has its hash before.
    const unsigned: Record<string, string> = isFile ? { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } : {}
    return client.fetch(`${bucket}/${path}`, {
      ...{ method, headers: { ...headers, ...unsigned } },
      signal: AbortSignal.timeout(isFile || method === 'GET' ? fileTimeoutMs : timeoutMs),
      ...(body && { body: isFile ? body : new Uint8Array(body) }),
    })
  }
  const refused = (method: string, path: string, { status }: Response) =>
    new Error(`the storage answered ${status} to ${method} ${path}`)

  const put = async (path: string, body: Uint8Array | Blob) => {
    const type = typeOf(path)?.type ?? 'application/octet-stream'
    const answer = await ask('PUT', path, { body, headers: { 'content-type': type, 'cache-control': forever } })
    if (!answer.ok) throw refused('PUT', path, answer)
  }

  return {
    put,
    putFile: async (path, file) => put(path, await openAsBlob(file)),
    async read(path) {
      const answer = await ask('GET', path)
      if (!answer.ok || !answer.body) throw refused('GET', path, answer)
      return answer.body as unknown as AsyncIterable<Uint8Array>
    },
    async remove(path) {
      const answer = await ask('DELETE', path)
      if (!answer.ok && answer.status !== 404) throw refused('DELETE', path, answer)
    },
    async serve({ method, headers }, path) {
      const known = typeOf(path)
      const range = headers.get('range')
      const answer =
        known && (await ask(method === 'HEAD' ? 'HEAD' : 'GET', path, { headers: { ...(range && { range }) } }))
      if (!answer || answer.status === 404) return undefined
      if (!answer.ok && answer.status !== 416) throw refused('GET', path, answer)
      const [length, part] = [answer.headers.get('content-length'), answer.headers.get('content-range')]
      return new Response(answer.body, {
        status: answer.status,
        headers: {
          ...{ 'content-type': known.type, 'cache-control': forever, 'x-content-type-options': 'nosniff' },
          ...fileHeaders,
          ...(length && { 'content-length': length }),
          ...{ 'accept-ranges': 'bytes', ...(part && { 'content-range': part }) },
        },
      })
    },
  }
}
