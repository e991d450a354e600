import { contactUs } from '../../../src/wire/contact'
import type { Ctx } from '../http/context'
import type { Network } from '../http/network'
import { route } from '../http/route'
import type { Services } from '../services'

interface ContactDeps {
  services: Pick<Services, 'contact' | 'visitors'>
  networksOf(c: Ctx): readonly Network[]
}

export const contactRoutes = ({ services: { contact, visitors }, networksOf }: ContactDeps) => [
  route(contactUs, async ({ body, brand, viewer, c }) => {
    const doer = viewer ?? { userId: null, visitor: await visitors.nameOf(networksOf(c)[0]?.key ?? '') }
    await contact.send(brand, doer, { ...body, agent: c.req.header('user-agent') ?? '' })
    return null
  }),
]
