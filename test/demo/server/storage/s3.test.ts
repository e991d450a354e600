import assert from 'node:assert/strict'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createJobQueue } from '../../../../demo/server/jobs/queue'
import { createServices } from '../../../../demo/server/services'
import { s3Storage } from '../../../../demo/server/storage/s3'
import { noStorage, type Storage } from '../../../../demo/server/storage/storage'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { png } from '../upload/pictures'

const secret = 'se/cret'
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature version 4, worked out from the request alone, as a bucket does it. */
const signatureOf = ({ method, url = '', headers }: IncomingMessage): string => {
  const [, date = '', region = '', names = ''] =
    /Credential=key\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+),/.exec(headers.authorization ?? '') ??
    []
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<string | Uint8Array>(hmac, hmac(`AWS4${secret}`, date))
  return createHmac('sha256', key).update(text).digest('hex')
}

describe('files in a bucket', () => {
  const kept = new Map<string, { body: Buffer; type: string | undefined; cache: string | undefined }>()
  let bucket: Server
  let storage: Storage
  let app: TestApp
  let isDown = false

  before(async () => {
    bucket = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { method, url = '', headers } = request
      if (isDown) return response.writeHead(403).end()
      if (!headers.authorization?.endsWith(`Signature=${signatureOf(request)}`)) return response.writeHead(403).end()
      const found = kept.get(url)
      if (method === 'PUT') {
        kept.set(url, { body: Buffer.concat(parts), type: headers['content-type'], cache: headers['cache-control'] })
        return response.writeHead(200).end()
      }
      if (method === 'DELETE') {
        kept.delete(url)
        return response.writeHead(204).end()
      }
      if (!found) return response.writeHead(404).end()
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      if (from === undefined || to === undefined) return response.writeHead(200).end(found.body)
      const range = `bytes ${from}-${to}/${found.body.length}`
      return response.writeHead(206, { 'content-range': range }).end(found.body.subarray(Number(from), Number(to) + 1))
    })
    bucket.listen(0, '127.0.0.1')
    await once(bucket, 'listening')
    const { port } = bucket.address() as AddressInfo
    storage = s3Storage({ bucket: `http://127.0.0.1:${port}/pictures`, key: 'key', secret, region: 'eu-central-1' })
    app = await createTestApp()
  })
  after(async () => {
    bucket.closeAllConnections()
    bucket.close()
    await app.close()
  })

  it('are written with a signature, served to everybody, and removed [S03] [F16]', async () => {
    const now = () => new Date()
    const { uploads } = createServices({
      ...{ db: app.db, now, messenger: app.mailbox.messenger, jobs: createJobQueue(now) },
      storage: { ...noStorage, files: storage },
    })
    const path = 'uploads/profile_images/user1.png'
    await uploads.permit('1', path, 'image/png')
    await uploads.store({ path, type: 'image/png' }, await png())
    const names = ['user1.png', 'user1.s.webp', 'user1.webp'].map((name) => `/pictures/uploads/profile_images/${name}`)
    assert.deepEqual([...kept.keys()].sort(), names)
    const { type, cache } = kept.get(names[0] ?? '') ?? {}
    assert.deepEqual([type, cache], ['image/png', 'public, max-age=31536000, immutable'])

    const answer = await storage.serve(new Request('http://localhost/storage/x'), path)
    assert.equal(answer?.headers.get('content-type'), 'image/png')
    assert.equal(answer?.headers.get('x-content-type-options'), 'nosniff')
    assert.ok(
      Buffer.from((await answer?.arrayBuffer()) ?? []).equals(kept.get(names[0] ?? '')?.body ?? Buffer.alloc(1)),
    )
    assert.equal(await storage.serve(new Request('http://localhost/'), 'uploads/nothing.png'), undefined)

    await app.db.tx((tx) => uploads.forget(tx, '1', null))
    assert.equal(kept.size, 3)
    await uploads.removeFiles()
    assert.equal(kept.size, 0)
  })

  it('of any size are sent from the disk, read piece by piece, and served in ranges [S03]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'geuin-file-'))
    const bytes = randomBytes(3_000_000)
    await writeFile(join(folder, 'film'), bytes)
    await storage.putFile('uploads/film.mp4', join(folder, 'film'))
    await rm(folder, { recursive: true })
    const { type, body } = kept.get('/pictures/uploads/film.mp4') ?? {}
    assert.deepEqual([type, body?.equals(bytes)], ['video/mp4', true])
    const parts: Uint8Array[] = []
    for await (const part of await storage.read('uploads/film.mp4')) parts.push(part)
    assert.ok(Buffer.concat(parts).equals(bytes))
    const request = new Request('http://localhost/', { headers: { range: 'bytes=10-19' } })
    const answer = await storage.serve(request, 'uploads/film.mp4')
    assert.deepEqual([answer?.status, answer?.headers.get('content-range')], [206, 'bytes 10-19/3000000'])
    assert.deepEqual(Buffer.from(await (answer as Response).arrayBuffer()), bytes.subarray(10, 20))
    await assert.rejects(storage.read('uploads/none.mp4'), /404/)
  })

  it('are not recorded as stored when the bucket refuses them [S03]', async () => {
    isDown = true
    await assert.rejects(storage.put('uploads/a.png', await png()), /403/)
    await assert.rejects(storage.serve(new Request('http://localhost/'), 'uploads/a.png') as Promise<unknown>, /403/)
    await assert.rejects(storage.remove('uploads/a.png'), /403/)
    isDown = false
  })
})
