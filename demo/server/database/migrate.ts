import { type Database, sqlState } from './database'
import core from './migrations/0001_core.sql'
import signIn from './migrations/0002_sign_in.sql'
import verification from './migrations/0003_verification.sql'
import providers from './migrations/0004_providers.sql'
import account from './migrations/0005_account.sql'
import membership from './migrations/0006_membership.sql'
import jobs from './migrations/0007_jobs.sql'
import contactChanges from './migrations/0008_contact_changes.sql'
import codeLimits from './migrations/0009_code_limits.sql'
import adminKeys from './migrations/0010_admin_keys.sql'
import links from './migrations/0011_links.sql'
import returnAddresses from './migrations/0012_return_addresses.sql'
import { sql } from './sql'

/** In order; a file that was released never changes. */
export const migrations: readonly { name: string; text: string }[] = [
  { name: '0001_core', text: core },
  { name: '0002_sign_in', text: signIn },
  { name: '0003_verification', text: verification },
  { name: '0004_providers', text: providers },
  { name: '0005_account', text: account },
  { name: '0006_membership', text: membership },
  { name: '0007_jobs', text: jobs },
  { name: '0008_contact_changes', text: contactChanges },
  { name: '0009_code_limits', text: codeLimits },
  { name: '0010_admin_keys', text: adminKeys },
  { name: '0011_links', text: links },
  { name: '0012_return_addresses', text: returnAddresses },
]

const prepare = async (db: Database) => {
  const tables = `create table if not exists migrations (name text primary key, applied_at timestamptz);
    insert into migrations (name) values ('lock') on conflict do nothing`
  for (let tries = 1; ; tries++) {
    try {
      return void (await db.script(tables))
    } catch (error) {
      // PostgreSQL may refuse one of two processes that create the same table together, in spite of `if not exists`.
      if (tries === 5 || !['23505', '42P07', '42710', '40001'].includes(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * Applies the migrations that are missing, each once, all or none. Processes that start together wait for the one that
 * got the lock row first.
 * @returns the names of those applied now
 */
export const migrate = async (db: Database): Promise<string[]> => {
  await prepare(db)
  return db.tx(async (tx) => {
    await tx.query(sql`select name from migrations where name = 'lock' for update`)
    const rows = await tx.query<{ name: string }>(sql`select name from migrations`)
    const applied = new Set(rows.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, text } of missing) {
      await tx.script(text)
      await tx.query(sql`insert into migrations (name, applied_at) values (${name}, now())`)
    }
    return missing.map(({ name }) => name)
  })
}
