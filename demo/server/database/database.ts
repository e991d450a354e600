import type { Sql } from './sql'

/** Something that SQL can be sent to: the database, or one transaction of it. */
export interface Queryable {
  /**
   * Sends one statement. Rows come back with bigint as number, timestamps as Date and json parsed, whatever the driver.
   */
  query<Row extends object>(statement: Sql): Promise<Row[]>
  /** Sends several statements without values, such as the text of a file. */
  script(text: string): Promise<void>
}

export interface Database extends Queryable {
  /**
   * Commits what `work` did, or rolls it back when it throws. `work` sends its SQL to the handle that it gets, and may
   * run again after a serialisation failure: it has no other effects.
   */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The SQLSTATE of a database's error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Serialisation failures and deadlocks, after which the same transaction may well succeed. */
const worthRetrying = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** Runs a transaction up to four times, as long as it only lost against another one. */
export const retrying = async <T>(once: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await once()
    } catch (error) {
      if (tries === 4 || !worthRetrying(error)) throw error
    }
  }
}
