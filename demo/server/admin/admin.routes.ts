import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { boolean, object, string } from 'yup'
import { codes } from '../../../src/wire/codes'
import type { Env } from '../http/context'
import { readBody } from '../http/input'
import { Refusal } from '../refusal'
import { isSame } from '../security/hash'
import type { Services } from '../services'
import type { PersonChange } from './administration'

const change = object({
  creator: string().oneOf(['accepted', 'refused'] as const),
  may_leave: boolean(),
})

/**
 * What the page /admin asks for and sends. Who knows the key may; it comes in a header that no other site's page can make
 * a browser send.
 */
export const adminRoutes = (
  app: Hono<Env>,
  { administration }: Pick<Services, 'administration'>,
  key: () => Promise<string>,
): void => {
  app.use('/admin/*', async (c, next) => {
    if (!/^\/admin\/people(\/|$)/.test(c.req.path)) return next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(bearer, await key())) {
      throw new Refusal(codes.unauthorised, 'The key is not right')
    }
    return next()
  })
  app.get('/admin/people', async (c) => {
    const people = await administration.people((c.req.query('search') ?? '').slice(0, 100))
    return c.json({ people })
  })
  app.post('/admin/people/:id', bodyLimit({ maxSize: 4096 }), async (c) => {
    const wanted = (await readBody(c, change)) as PersonChange
    return c.json({ person: await administration.change(c.req.param('id'), wanted) })
  })
}
