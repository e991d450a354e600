import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { Database } from './database'
import { openPool } from './postgres'

/** PostgreSQL inside this process. `folder` undefined keeps everything in memory; `template` is a dump to begin with. */
export const openPglite = async (folder?: string, template?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const lite = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
  })
  // One session only: a query beside the transaction's handle, awaited inside of it, would wait for ever.
  const db = openPool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0 })
  const inTransaction = new AsyncLocalStorage<true>()
  const refuse = () => {
    if (inTransaction.getStore()) throw new Error('inside a transaction, send SQL to the handle it gave')
  }
  return {
    query(statement) {
      refuse()
      return db.query(statement)
    },
    script(text) {
      refuse()
      return db.script(text)
    },
    tx(work) {
      refuse()
      return db.tx((tx) => inTransaction.run(true, () => work(tx)))
    },
    async close() {
      await db.close()
      await lite.close()
    },
    dump: () => lite.dumpDataDir('gzip'),
  }
}
