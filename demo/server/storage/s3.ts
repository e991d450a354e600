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

/** Milliseconds for one request. */
const timeoutMs = 10_000

/**
 * Files in a bucket of S3, or of what speaks its protocol. Several servers share it. Readers may use the
 * bucket or a CDN (the setting of the storage's base); this server serves the files too.
 */
export const s3Storage = ({ bucket, key, secret, region }: S3Settings): Storage => {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const ask = (method: string, path: string, more: { body?: Uint8Array; headers?: Record<string, string> } = {}) => {
    const { body, headers = {} } = more
    return client.fetch(`${bucket}/${path}`, {
      ...{ method, headers, signal: AbortSignal.timeout(timeoutMs) },
      ...(body && { body: new Uint8Array(body) }),
    })
  }
  const refused = (method: string, path: string, { status }: Response) =>
    new Error(`the storage answered ${status} to ${method} ${path}`)

  return {
    async put(path, body) {
      const type = typeOf(path)?.type ?? 'application/octet-stream'
      const answer = await ask('PUT', path, { body, headers: { 'content-type': type, 'cache-control': forever } })
      if (!answer.ok) throw refused('PUT', path, answer)
    },
    async remove(path) {
      const answer = await ask('DELETE', path)
      if (!answer.ok && answer.status !== 404) throw refused('DELETE', path, answer)
    },
    async serve({ method }, path) {
      const known = typeOf(path)
      const answer = known && (await ask(method === 'HEAD' ? 'HEAD' : 'GET', path))
      if (!answer || answer.status === 404) return undefined
      if (!answer.ok) throw refused('GET', path, answer)
      const length = answer.headers.get('content-length')
      return new Response(answer.body, {
        headers: {
          ...{ 'content-type': known.type, 'cache-control': forever, 'x-content-type-options': 'nosniff' },
          ...fileHeaders,
          ...(length && { 'content-length': length }),
        },
      })
    },
  }
}
