import type { AnySchema, InferType } from 'yup'
import { latestDay } from '../../../src/wire/birthday'
import { codes } from '../../../src/wire/codes'
import type { AnswerOf, Call } from '../../../src/wire/envelope'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import { badRequest, Refusal } from '../refusal'
import type { repeats } from '../repeat/repeats'
import type { Viewer } from '../session/sessions'
import type { Ctx } from './context'
import { readBody, readQuery } from './input'

type Parsed<S> = InferType<Extract<S, AnySchema>>

/** A call without a query or a body gives its handler `undefined` for it. */
export interface Input<C extends Call> {
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  /** The brand that x-brand-id or brand_id names, else the viewer's, else the server's first. */
  brand: Brand
  /** Who is signed in; null only in a call that anyone may make. */
  viewer: C['who'] extends 'viewer' ? Viewer : Viewer | null
  c: Ctx
}

/** What a handler needs to know before it runs, found from a request. */
export interface Callers {
  viewer(bearer: string): Promise<Viewer>
  brand(id: string | undefined): Promise<Brand>
  now: Now
  once: ReturnType<typeof repeats>['once']
}

export interface Route {
  call: Call
  handle(c: Ctx, callers: Callers): Promise<unknown>
}

/** The token of the Authorization header. @throws Refusal 401 for another form of it */
export const bearerOf = (c: Ctx): string | undefined => {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1]
  if (!token) throw new Refusal(codes.unauthorised, 'The Authorization header must be: Bearer <access token>')
  return token
}

const maxKeyLength = 64

interface RouteOptions {
  /** False for a call that works with an access token that has run out. */
  bearer?: boolean
}

/**
 * Binds a call of the wire to its handler. The handler gets checked, typed input and returns the envelope's `data`;
 * for any other answer it throws a {@link Refusal}. The handler of a call that responds with bytes returns a Response.
 */
export const route = <C extends Call>(
  call: C,
  handler: (input: Input<C>) => Promise<AnswerOf<C> | Response> | AnswerOf<C>,
  { bearer: reads = true }: RouteOptions = {},
): Route => ({
  call,
  async handle(c, callers) {
    const bearer = reads ? bearerOf(c) : undefined
    if (!bearer && call.who === 'viewer') throw new Refusal(codes.unauthorised, 'Please sign in first')
    const viewer = bearer ? await callers.viewer(bearer) : null
    if (viewer) c.get('note').user = viewer.userId
    const brand = await callers.brand(c.req.query('brand_id') ?? c.req.header('x-brand-id') ?? viewer?.brandId)
    if (viewer && viewer.brandId !== brand.brand_id) {
      throw new Refusal(codes.unauthorised, 'This session belongs to another brand')
    }
    const query = call.query ? await readQuery(c, call.query) : undefined
    const body = call.body
      ? await readBody(c, call.body, { today: latestDay(callers.now()) }, call.bodyTypes)
      : undefined
    const work = async () => handler({ query, body, brand, viewer, c } as Input<C>)
    const key = call.once ? c.req.header('idempotency-key') : undefined
    if (key === undefined) return work()
    if (!key || key.length > maxKeyLength) throw badRequest(`Idempotency-Key may have 1 to ${maxKeyLength} characters`)
    const { brand_id: brandId } = brand
    return callers.once({ key, callId: call.id, brandId, userId: viewer?.userId ?? null, input: { query, body } }, work)
  },
})
