import { type Sql, sql } from '../database/sql'
import { startsWith } from '../database/startsWith'

/** Whether a user's nickname or name begins with a text, whatever the case. @param user the table's alias */
export const hasName = (user: Sql, beginning: string): Sql =>
  sql`(lower(${user}.nickname) like ${startsWith(beginning)} or lower(${user}.name) like ${startsWith(beginning)})`
