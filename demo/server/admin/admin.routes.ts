import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { array, boolean, type InferType, number, object, string } from 'yup'
import { codes } from '../../../src/wire/codes'
import { pageQuery } from '../../../src/wire/envelope'
import {
  caseStates,
  decisionShape,
  verdictShape,
  type WireDecision,
  type WireVerdict,
} from '../../../src/wire/moderation'
import type { Now } from '../clock'
import type { Ctx, Env } from '../http/context'
import { readBody, readQuery } from '../http/input'
import type { Log } from '../http/log'
import type { Network } from '../http/network'
import { Refusal } from '../refusal'
import { isSame } from '../security/hash'
import type { Services } from '../services'
import type { AdminScope, PersonChange } from './administration'
import { createWrongKeys } from './wrongKeys'

const change = object({
  creator: string().oneOf(['accepted', 'refused'] as const),
  may_leave: boolean(),
  may_write: boolean().oneOf([true] as const),
})

const brandChange = object({ return_addresses: array(string().max(500).required()).required() })

const frameChange = object({ frame_ancestors: array(string().max(200).required()).nullable().defined() })

const textChange = object({
  blocked_words: array(string().trim().min(1).max(60).required()).max(500).required(),
  link_policy: string().oneOf(['all', 'listed', 'none']).required(),
  link_hosts: array(string().trim().min(1).max(253).required()).max(100).required(),
})

const caseQuery = object({
  ...pageQuery,
  state: string()
    .oneOf([...caseStates])
    .default('open'),
})

const logQuery = object(pageQuery)

const reportQuery = object({ days: number().integer().min(1).max(90).default(7) })

interface AdminDeps {
  services: Pick<Services, 'administration' | 'analyticsEvents' | 'cases' | 'decisions'>
  /** The key for all brands; null where each has its own only. */
  adminKey: (() => Promise<string>) | null
  networksOf(c: Ctx): readonly Network[]
  now: Now
  log: Log
}

/**
 * What the page /admin asks for and sends. Who knows a key may; it comes in a header that no other site's page can make
 * a browser send. Each change is one line of the log.
 */
export const adminRoutes = (app: Hono<Env>, { services, adminKey, networksOf, now, log }: AdminDeps): void => {
  const { administration, analyticsEvents, cases, decisions } = services
  const wrongKeys = createWrongKeys(now)

  /** @throws Refusal 401, 429 */
  const scopeOf = async (c: Ctx): Promise<AdminScope> => {
    const network = networksOf(c)[0]?.key ?? ''
    wrongKeys.check(network)
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (bearer && adminKey && isSame(bearer, await adminKey())) return { brandId: null }
    const brandId = bearer ? await administration.brandOfKey(bearer) : null
    if (brandId !== null) return { brandId }
    if (bearer) wrongKeys.add(network)
    throw new Refusal(codes.unauthorised, 'The key is not right')
  }

  app.use('/admin/*', async (c, next) => {
    if (!/^\/admin\/(people|brands|cases|log|analytics)(\/|$)/.test(c.req.path)) return next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.set('adminScope', await scopeOf(c))
    return next()
  })
  app.get('/admin/people', async (c) => {
    const search = (c.req.query('search') ?? '').slice(0, 100)
    return c.json({ people: await administration.people(search, c.get('adminScope')) })
  })
  const report = (c: Ctx, change: object) => {
    const { brandId } = c.get('adminScope')
    const key = brandId === null ? 'server' : `brand ${brandId}`
    log('info', 'administration', { id: c.get('requestId'), key, ...change })
  }

  app.get('/admin/brands', async (c) => c.json({ brands: await administration.brands(c.get('adminScope')) }))
  app.post('/admin/brands/:id', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const wanted = (await readBody(c, brandChange)) as InferType<typeof brandChange>
    const id = c.req.param('id')
    const brand = await administration.setReturnAddresses(id, c.get('adminScope'), wanted.return_addresses)
    report(c, { brand: brand.brand_id, change: wanted })
    return c.json({ brand })
  })
  app.post('/admin/brands/:id/frames', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const wanted = (await readBody(c, frameChange)) as InferType<typeof frameChange>
    const all = await administration.setFrameAncestors(c.req.param('id'), c.get('adminScope'), wanted.frame_ancestors)
    report(c, { brand: c.req.param('id'), change: wanted })
    return c.json({ frame_ancestors: all })
  })
  app.post('/admin/brands/:id/texts', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const wanted = (await readBody(c, textChange)) as InferType<typeof textChange>
    const texts = await administration.setTextPolicy(c.req.param('id'), c.get('adminScope'), wanted)
    report(c, { brand: c.req.param('id'), change: wanted })
    return c.json({ texts })
  })
  app.get('/admin/cases', async (c) => {
    const { state, limit, cursor } = (await readQuery(c, caseQuery)) as InferType<typeof caseQuery>
    return c.json(await cases.queueOfBrand(c.get('adminScope').brandId, state, { limit, cursor }))
  })
  app.get('/admin/log', async (c) => {
    const page = (await readQuery(c, logQuery)) as InferType<typeof logQuery>
    return c.json(await cases.logOfBrand(c.get('adminScope').brandId, page))
  })
  /** Without the words, which are about a person. */
  const reportCase = (c: Ctx, { words: _, ...change }: WireDecision | WireVerdict) =>
    report(c, { case: c.req.param('id'), change })
  const moderator = (c: Ctx) => ({ ...c.get('adminScope'), userId: null })
  app.post('/admin/cases/:id/decision', bodyLimit({ maxSize: 4096 }), async (c) => {
    const wanted = (await readBody(c, decisionShape)) as WireDecision
    await decisions.decide(moderator(c), c.req.param('id'), wanted)
    reportCase(c, wanted)
    return c.json({ case: await cases.one(moderator(c), c.req.param('id')) })
  })
  app.post('/admin/cases/:id/verdict', bodyLimit({ maxSize: 4096 }), async (c) => {
    const wanted = (await readBody(c, verdictShape)) as WireVerdict
    await decisions.judge(moderator(c), c.req.param('id'), wanted)
    reportCase(c, wanted)
    return c.json({ case: await cases.one(moderator(c), c.req.param('id')) })
  })
  app.get('/admin/analytics', async (c) => {
    const { days } = (await readQuery(c, reportQuery)) as InferType<typeof reportQuery>
    return c.json(await analyticsEvents.report(c.get('adminScope').brandId, days))
  })
  app.post('/admin/people/:id', bodyLimit({ maxSize: 4096 }), async (c) => {
    const wanted = (await readBody(c, change)) as PersonChange
    const person = await administration.change(c.req.param('id'), c.get('adminScope'), wanted)
    report(c, { user: person.user_id, change: wanted })
    return c.json({ person })
  })
}
