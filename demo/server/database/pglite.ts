import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Database, type Queryable, retrying } from './database'
import { compile, type Sql } from './sql'

const parsers = { [types.INT8]: Number }

const queryable = (to: Pick<PGlite, 'query' | 'exec'>): Queryable => ({
  async query<Row extends object>(statement: Sql) {
    const { text, params } = compile(statement)
    return (await to.query<Row>(text, params)).rows
  },
  script: async (text) => void (await to.exec(text)),
})

/** PostgreSQL inside this process. `folder` undefined keeps everything in memory; `template` is a dump to begin with. */
export const openPglite = async (folder?: string, template?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const lite = await PGlite.create({
    parsers,
    extensions: { pg_trgm },
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
  })
  // One session only: a query beside the transaction's handle, awaited inside of it, would wait for ever.
  const inTransaction = new AsyncLocalStorage<true>()
  const refuse = () => {
    if (inTransaction.getStore()) throw new Error('inside a transaction, send SQL to the handle it gave')
  }
  const { query, script } = queryable(lite)
  return {
    query(statement) {
      refuse()
      return query(statement)
    },
    script(text) {
      refuse()
      return script(text)
    },
    tx(work) {
      refuse()
      return retrying(() => inTransaction.run(true, () => lite.transaction((tx) => work(queryable(tx)))))
    },
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('gzip'),
  }
}
