import type { Queryable } from '../database/database'
import { list, raw, sql } from '../database/sql'

/** A table's columns with their SQL types. */
type Columns = Readonly<Record<string, string>>

/** Inserts all rows with one statement. Rows are objects by column; what a row leaves out is null. */
export const insertRows = async (
  tx: Queryable,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> => {
  if (rows.length === 0) return
  const names = list(Object.keys(columns).map(raw))
  const typed = Object.entries(columns).map(([name, type]) => raw(`${name} ${type}`))
  await tx.query(
    sql`insert into ${raw(table)} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${list(typed)})`,
  )
}

/** Sets a table's sequence after the highest id. */
export const continueIds = async (tx: Queryable, table: string): Promise<void> => {
  await tx.query(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${raw(table)}), 0) + 1, false)`,
  )
}
