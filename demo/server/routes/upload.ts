import type { Hono } from 'hono'
import { codes } from '../../../src/wire/codes'
import { pictureLimits } from '../../../src/wire/picture'
import { createUploadUrl, fetchImage, uploadPathPattern } from '../../../src/wire/upload'
import { Refusal } from '../domain/refusal'
import type { Services } from '../domain/services'
import { cors } from '../http/api'
import type { Ctx, Env } from '../http/context'
import { route } from '../http/route'
import type { imageFetcher } from '../net/fetchImage'
import { tooLarge } from '../pictures/check'
import type { Storage } from '../storage/storage'

interface UploadDeps {
  services: Pick<Services, 'uploads'>
  fetchImage: ReturnType<typeof imageFetcher>
  originOf(c: Ctx): string
}

export const uploadRoutes = ({ services: { uploads }, fetchImage: fetch, originOf }: UploadDeps) => [
  route(createUploadUrl, async ({ viewer, body, c }) => {
    const { path, type, expires, signature } = await uploads.permit(viewer?.userId ?? '', body.path, body.contentType)
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

/** Reads a body as long as it is within the limit: by what its length is said to be before anything is read, then by what comes. */
const readBody = async ({ raw }: Ctx['req'], most: number): Promise<Uint8Array> => {
  if (Number(raw.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of (raw.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.byteLength
      if (size > most) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    // A viewer who cancels is no fault of ours.
    throw error instanceof Refusal ? error : new Refusal(codes.badRequest, 'The file did not arrive as a whole')
  }
  return Buffer.concat(parts)
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
    await uploads.store({ path, type }, await readBody(c.req, pictureLimits.bytes))
    return c.body(null, 200)
  })
  app.on(['GET', 'HEAD'], '/storage/*', async (c, next) => {
    const path = pathOf(c)
    if (!uploadPathPattern.test(path)) return next()
    return (await storage.serve(c.req.raw, path)) ?? next()
  })
}
