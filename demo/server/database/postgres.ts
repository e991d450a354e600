import pg from 'pg'
import { type Database, type Queryable, retrying } from './database'
import { compile, type Sql } from './sql'

const { builtins, getTypeParser } = pg.types
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === builtins.INT8 ? Number : getTypeParser(oid, format)),
}

/** Statements that a connection keeps prepared at most. */
const maxPrepared = 500
const names = new Map<string, string>()

/** Names a statement, so that each connection plans it once. Those beyond the most are planned at each call. */
const nameOf = (text: string): { name?: string } => {
  if (!names.has(text) && names.size < maxPrepared) names.set(text, `s${names.size}`)
  const name = names.get(text)
  return name === undefined ? {} : { name }
}

const queryable = (to: pg.PoolClient): Queryable => ({
  async query<Row extends object>(statement: Sql) {
    const { text, params } = compile(statement)
    return (await to.query<Row>({ text, values: params, ...nameOf(text) })).rows
  },
  script: async (text) => void (await to.query(text)),
})

export interface PostgresOptions {
  /** Connections at most; 10 without it. */
  max?: number
  /** Hears of connections that broke while nobody used them. */
  onError?: (error: Error) => void
}

/** A PostgreSQL server, or what speaks its protocol, by a `postgres://` address. */
export const openPostgres = (address: string, { max = 10, onError = () => {} }: PostgresOptions = {}): Database =>
  openPool(
    {
      connectionString: address,
      max,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    onError,
  )

/** @param onError hears of connections that broke while nobody used them */
export const openPool = (config: pg.PoolConfig, onError: (error: Error) => void = () => {}): Database => {
  const pool = new pg.Pool({ ...config, types })
  pool.on('error', onError)

  const once = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(queryable(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  // The pool's own query would close the connection after each refused statement. The embedded database has only one,
  // whose answers would then come to the next statements.
  const borrow = async <T>(work: (db: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      return await work(queryable(client))
    } finally {
      client.release()
    }
  }

  return {
    query: (statement) => borrow((db) => db.query(statement)),
    script: (text) => borrow((db) => db.script(text)),
    tx: (work) => retrying(() => once(work)),
    close: () => pool.end(),
  }
}
