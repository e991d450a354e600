/** A statement, or a part of one, with its values apart from its text. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/**
 * Writes SQL: sql`select name from users where id = ${id}`. A value in `${}` goes to the database as a
 * parameter, never as text; what this tag made itself becomes a part of the statement.
 */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(strings, values)

/** A name from the code itself as SQL, such as a table's; never what a caller sent. */
export const raw = (text: string): Sql => new Sql([text], [])

/** Parts of a statement with commas between them. */
export const list = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? raw('') : new Sql(['', ...Array<string>(parts.length - 1).fill(', '), ''], parts)

/** The text with `$1`, `$2` … in the places of the values, as the drivers take it. */
export const compile = (statement: Sql): { text: string; params: unknown[] } => {
  const params: unknown[] = []
  const placeholder = (value: unknown) => (value instanceof Sql ? write(value) : `$${params.push(value)}`)
  const write = ({ strings, values }: Sql): string =>
    strings.reduce((text, string, index) => text + placeholder(values[index - 1]) + string)
  return { text: write(statement), params }
}

/**
 * A number of rows as text: with a limit that it does not know, PostgreSQL plans a prepared statement for a tenth of all
 * rows, finds that too dear, and plans anew at each call, which takes many times as long as a feed's rows.
 */
export const rowLimit = (count: number): Sql => raw(String(Math.trunc(Math.max(0, count))))
