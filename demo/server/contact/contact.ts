import { codes } from '../../../src/wire/codes'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { type Doer, takePace } from '../pace/paces'
import { Refusal } from '../refusal'
import { type ContactRequest, contactMail } from './contactMessage'

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
}

/** Messages to the people behind a brand. */
export const contact = ({ db, now, jobs }: Deps) => ({
  /**
   * Sends a message by mail, as a job: it is not lost while the mail server is away.
   * @throws Refusal 429 for who writes too often, 503 where the brand has no address
   */
  async send(brand: Brand, doer: Doer, request: Omit<ContactRequest, 'nickname'>): Promise<void> {
    await db.tx(async (tx) => {
      await takePace(tx, doer, 'contact', now())
      const [to] = await tx.query<{ address: string | null }>(sql`
        select coalesce(contact_email, (select email from users u where u.brand_id = b.id and u.is_brand_system_user
          and u.email is not null order by u.id limit 1)) as address from brands b where id = ${brand.brand_id}`)
      if (!to?.address) throw new Refusal(codes.unavailable, 'Nobody of this brand takes messages here')
      const [viewer] = await tx.query<{ nickname: string }>(
        sql`select nickname from users where id = ${doer.userId}::bigint`,
      )
      const mail = contactMail(brand.name, { ...request, nickname: viewer?.nickname ?? null })
      const address = { kind: 'email', address: to.address } as const
      await jobs.add(tx, 'sendMessage', { contact: address, message: { mail, text: mail.text } })
    })
    jobs.wake()
  },
})
