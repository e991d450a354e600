import type { Queryable } from '../database/database'

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
  const names = Object.keys(columns).join(', ')
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await tx.query(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r (${typed.join(', ')})`,
    [JSON.stringify(rows)],
  )
}

/** Lets a table's next id come after those that were given. */
export const continueIds = async (tx: Queryable, table: string): Promise<void> => {
  await tx.query(
    `select setval(pg_get_serial_sequence($1, 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`,
    [table],
  )
}
