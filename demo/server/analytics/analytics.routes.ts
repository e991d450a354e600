import { collectEvents } from '../../../src/wire/analytics'
import { route } from '../http/route'
import type { Services } from '../services'

/** A page as it is named in reports: without its query, which may name people. */
const pageOf = (referer: string | undefined): string => {
  if (!referer || !URL.canParse(referer)) return ''
  const { origin, pathname } = new URL(referer)
  return `${origin}${pathname}`.slice(0, 300)
}

export const analyticsRoutes = ({ analyticsEvents }: Services) => [
  route(collectEvents, async ({ body, brand, c }) => {
    await analyticsEvents.add(body.events, { page: pageOf(c.req.header('referer')), brandId: brand.brand_id })
    return null
  }),
]
