import pg from 'pg'
import { type Database, type Queryable, retrying } from './database'

const { builtins, getTypeParser } = pg.types
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === builtins.INT8 ? Number : getTypeParser(oid, format)),
}

const send = async <Row extends object>(
  to: pg.Pool | pg.PoolClient,
  sql: string,
  params?: readonly unknown[],
): Promise<Row[]> => {
  const answer: unknown = params ? await to.query(sql, [...params]) : await to.query(sql)
  const last = (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult<Row>
  return last.rows
}

export interface PostgresOptions {
  /** Connections at most; 10 without it. */
  max?: number
  /** Hears of connections that broke while nobody used them. */
  onError?: (error: Error) => void
}

/** A PostgreSQL server, or what speaks its protocol, by a `postgres://` address. */
export const openPostgres = (address: string, { max = 10, onError = () => {} }: PostgresOptions = {}): Database => {
  const pool = new pg.Pool({
    connectionString: address,
    max,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', onError)

  const once = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work({ query: (sql, params) => send(client, sql, params) })
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

  return {
    query: (sql, params) => send(pool, sql, params),
    tx: (work) => retrying(() => once(work)),
    close: () => pool.end(),
  }
}
