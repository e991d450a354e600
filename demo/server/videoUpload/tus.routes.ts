import { randomUUID } from 'node:crypto'
import { Server } from '@tus/server'
import type { Hono, MiddlewareHandler } from 'hono'
import { codes } from '../../../src/wire/codes'
import { videoUploadsPath } from '../../../src/wire/videoFile'
import { cors } from '../http/api'
import type { Ctx, Env } from '../http/context'
import { bearerOf } from '../http/route'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { createLocker } from './locker'
import { PartStore } from './partStore'
import { uploadIdOf } from './uploadPath'

type Deps = Pick<Services, 'videoReceiving' | 'sessions' | 'uploadPermits'>

/** Requests that may send bytes at the same time, since each keeps a part in memory; and those of one person. */
const maxSending = 64
const maxSendingOfOne = 6

/** The preflight of a browser is answered by tus, which knows its own headers. */
const corsOfAnswers: MiddlewareHandler<Env> = (c, next) => (c.req.method === 'OPTIONS' ? next() : cors(c, next))

/**
 * Resumable uploads of videos by tus 1.0.0. Who calls must be signed in, or hold a permit, and own the upload; what tus itself refuses is
 * answered in its own words, everything else with an envelope.
 */
export const tusRoutes = (app: Hono<Env>, { videoReceiving: receiving, sessions, uploadPermits }: Deps): void => {
  const userIds = new WeakMap<object, string>()
  const errors = new WeakMap<object, Error>()
  /** The person of each request that sends bytes. */
  const senders: string[] = []

  const server = new Server({
    ...{
      path: videoUploadsPath,
      relativeLocation: true,
      datastore: new PartStore(receiving),
      locker: createLocker(),
    },
    ...{ allowedHeaders: ['X-Brand-Id', 'X-Request-Id'], exposedHeaders: ['Retry-After', 'X-Request-Id'] },
    // How long a request may go on writing when another one wants its place.
    lockDrainTimeout: 500,
    namingFunction: () => randomUUID(),
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const userId = userIds.get(request) ?? ''
      await receiving.begin(userId, { id, size, type: metadata?.filetype ?? '', fileName: metadata?.filename ?? '' })
      return {}
    },
    onResponseError(request, error) {
      // Without a status it is not one of tus's own, whose words callers may read.
      if (error instanceof Error && !('status_code' in error)) errors.set(request, error)
      return undefined
    },
  })

  const answer = async (c: Ctx): Promise<Response> => {
    const response = await server.handleWeb(c.req.raw)
    const error = errors.get(c.req.raw)
    if (error) throw error
    return response
  }

  const signedIn = async (c: Ctx): Promise<string> => {
    const bearer = bearerOf(c)
    if (!bearer) throw new Refusal(codes.unauthorised, 'Please sign in first')
    const userId = (await uploadPermits.holder(bearer)) ?? (await sessions.viewer(bearer)).userId
    c.get('note').user = userId
    userIds.set(c.req.raw, userId)
    return userId
  }

  /** The caller's own upload. @throws Refusal 401, 404 */
  const own = async (c: Ctx): Promise<{ userId: string; id: string }> => {
    const userId = await signedIn(c)
    const id = uploadIdOf(c.req.path.slice(1)) ?? ''
    if (!id) throw new Refusal(codes.notFound, 'No such upload')
    await receiving.requireOwn(userId, id)
    return { userId, id }
  }

  const receive = async (c: Ctx, userId: string): Promise<Response> => {
    if (senders.length >= maxSending || senders.filter((it) => it === userId).length >= maxSendingOfOne)
      throw new Refusal(codes.unavailable, 'Too many videos come at once', { headers: { 'retry-after': '5' } })
    senders.push(userId)
    try {
      return await answer(c)
    } finally {
      senders.splice(senders.indexOf(userId), 1)
    }
  }

  const one = `${videoUploadsPath}/:id`
  for (const path of [videoUploadsPath, one]) {
    app.use(path, corsOfAnswers)
    app.options(path, answer)
  }
  app.post(videoUploadsPath, async (c) => {
    return receive(c, await signedIn(c))
  })
  app.patch(one, async (c) => {
    const { userId } = await own(c)
    return receive(c, userId)
  })
  // Hono hands a HEAD to what answers GET.
  app.get(one, async (c) => {
    if (c.req.raw.method !== 'HEAD') throw new Refusal(codes.methodNotAllowed, 'What was uploaded is not given out')
    await own(c)
    return answer(c)
  })
  app.delete(one, async (c) => {
    const { userId, id } = await own(c)
    await receiving.discard(userId, id)
    return c.body(null, 204, { 'tus-resumable': '1.0.0' })
  })
}
