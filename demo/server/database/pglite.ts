import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, types } from '@electric-sql/pglite'
import { type Database, retrying } from './database'

const parsers = { [types.INT8]: Number }

const send = async <Row extends object>(
  to: Pick<PGlite, 'query' | 'exec'>,
  sql: string,
  params?: readonly unknown[],
): Promise<Row[]> => {
  if (params) return (await to.query<Row>(sql, [...params])).rows
  return ((await to.exec(sql)).at(-1)?.rows ?? []) as Row[]
}

/** PostgreSQL inside this process. `folder` undefined keeps everything in memory; `template` is a dump to begin with. */
export const openPglite = async (folder?: string, template?: Blob): Promise<Database & { dump(): Promise<Blob> }> => {
  const lite = await PGlite.create({
    parsers,
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
  })
  // One session only: a query beside the transaction's handle, awaited inside of it, would wait for ever.
  const inTransaction = new AsyncLocalStorage<true>()
  const refuse = () => {
    if (inTransaction.getStore()) throw new Error('inside a transaction, send SQL to the handle it gave')
  }
  return {
    query(sql, params) {
      refuse()
      return send(lite, sql, params)
    },
    tx(work) {
      refuse()
      return retrying(() =>
        inTransaction.run(true, () =>
          lite.transaction((tx) => work({ query: (sql, params) => send(tx, sql, params) })),
        ),
      )
    },
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('gzip'),
  }
}
