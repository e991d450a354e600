import type { Hono } from 'hono'
import { codes } from '../../../src/wire/codes'
import { createUploadUrl, fetchImage, uploadPathPattern } from '../../../src/wire/upload'
import { cors } from '../http/api'
import type { Ctx, Env } from '../http/context'
import { route } from '../http/route'
import { readPicture } from '../media/checkPicture'
import { badRequest, Refusal } from '../refusal'
import type { Services } from '../services'
import type { Storage } from '../storage/storage'
import type { imageFetcher } from './fetchImage'

interface UploadDeps {
  services: Pick<Services, 'uploads'>
  fetchImage: ReturnType<typeof imageFetcher>
  originOf(c: Ctx): string
}

export const uploadRoutes = ({ services: { uploads }, fetchImage: fetch, originOf }: UploadDeps) => [
  route(createUploadUrl, async ({ viewer, body, c }) => {
    const { path, type, expires, signature } = await uploads.permit(viewer.userId, body.path, body.contentType)
    return { uploadURL: `${originOf(c)}/storage/${path}?${new URLSearchParams({ type, expires, signature })}` }
  }),
  route(fetchImage, async ({ query, c }) => {
    const { type, bytes } = await fetch(query.url)
    return c.body(new Uint8Array(bytes), 200, {
      ...{ 'content-type': type, 'content-length': String(bytes.byteLength) },
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }),
]

const readBody = async ({ raw }: Ctx['req']): Promise<Uint8Array> => {
  try {
    return await readPicture((raw.body ?? []) as AsyncIterable<Uint8Array>, raw.headers.get('content-length'))
  } catch (error) {
    // A viewer who cancels is not a fault of the server.
    throw error instanceof Refusal ? error : badRequest('The file did not arrive as a whole')
  }
}

/** The storage's own address, as one at S3 would be: PUT with a signature, GET for everybody. */
export const storageRoutes = (
  app: Hono<Env>,
  { uploads, storage }: { uploads: Services['uploads']; storage: Storage },
): void => {
  const pathOf = (c: Ctx) => new URL(c.req.url).pathname.slice('/storage/'.length)

  app.on(['PUT', 'OPTIONS'], '/storage/*', cors)
  app.put('/storage/*', async (c) => {
    const { type = '', expires = '', signature = '' } = c.req.query()
    const path = pathOf(c)
    await uploads.check({ path, type, expires, signature })
    if (c.req.header('content-type') !== type) throw new Refusal(codes.unsupportedType, `Content-Type must be ${type}`)
    await uploads.store({ path, type }, await readBody(c.req))
    return c.body(null, 200)
  })
  app.get('/storage/*', async (c, next) => {
    const path = pathOf(c)
    if (!uploadPathPattern.test(path)) return next()
    return (await storage.serve(c.req.raw, path)) ?? next()
  })
}
