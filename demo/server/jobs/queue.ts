import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Contact } from '../messaging/contact'
import type { Message } from '../messaging/messenger'

/** What the jobs of each kind are about. */
export interface JobPayloads {
  sendMessage: { contact: Contact; message: Message }
  removeFiles: Record<string, never>
  /** Added by `notify` itself, for each browser. */
  pushNotification: { notificationId: string; subscriptionId: string }
  gatherExport: { exportId: string }
  processVideo: { uploadId: string; userId: string }
  removeVideoFiles: Record<string, never>
}

export interface JobQueue {
  /** Adds a job in the transaction that gives the reason for it, so that both are committed or neither. */
  add<K extends keyof JobPayloads>(tx: Queryable, kind: K, payload: JobPayloads[K]): Promise<void>
  /** Lets this process look for due jobs now. For after the commit: before it, nobody sees the job. */
  wake(): void
  onWake(listener: () => void): void
}

/** Where work waits that a call does not wait for. A job that no process of this server wakes for is found by polling. */
export const createJobQueue = (now: Now): JobQueue => {
  let notify = () => {}
  return {
    async add(tx, kind, payload) {
      await tx.query(
        sql`insert into jobs (kind, payload, run_at) values (${kind}, ${JSON.stringify(payload)}::jsonb, ${now()})`,
      )
    },
    wake: () => notify(),
    onWake(listener) {
      notify = listener
    },
  }
}
