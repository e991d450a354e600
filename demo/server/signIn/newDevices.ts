import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { addressOn } from '../link/linkTarget'
import { devicesPath } from '../notification/paths'
import { notifySecurity } from '../notification/security'
import type { DeviceName } from '../session/userAgent'
import { signInMessage } from './messages'

interface Deps {
  now: Now
  jobs: JobQueue
  /** Where the brand's pages are. */
  site: string
}

interface Owner {
  email: string | null
  language: string | null
  brand: string
}

/** Tells people of sign-ins to their account on a device that is new to it. */
export const newDevices = ({ now, jobs, site }: Deps) => ({
  /** In the app, and by mail where there is an address; in the transaction of the sign-in. */
  async notify(tx: Queryable, userId: string, device: DeviceName): Promise<void> {
    await notifySecurity(tx, userId, 'signed_in', now())
    const [owner] = await tx.query<Owner>(sql`select u.email, u.language, b.name as brand
      from users u join brands b on b.id = u.brand_id where u.id = ${userId}`)
    if (!owner?.email) return
    const link = addressOn(site, devicesPath, {})
    const message = signInMessage({ name: owner.brand }, { device, link, language: owner.language })
    await jobs.add(tx, 'sendMessage', { contact: { kind: 'email', address: owner.email }, message })
  },
})

export type NewDevices = ReturnType<typeof newDevices>
