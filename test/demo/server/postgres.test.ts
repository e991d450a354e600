import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Database } from '../../../demo/server/database/database'
import { migrate } from '../../../demo/server/database/migrate'
import { openPostgres } from '../../../demo/server/database/postgres'
import { findRoot } from '../../../demo/server/root'
import { seed } from '../../../demo/server/seed/seed'
import { createTestApp, testBase } from '../../../demo/server/testing'
import type { Stand } from '../../support/server'
import { findPostgres } from './database/postgresServer'
import { suites } from './suites'

const server = await findPostgres()

if (typeof server === 'string') {
  it.skip(`the server on PostgreSQL [S03]: ${server}`)
} else {
  const admin = openPostgres(server.address('postgres'), { max: 4 })
  const made: string[] = []
  const create = async (template: string) => {
    const name = `geuin_test_${randomUUID().replaceAll('-', '')}`
    await admin.script(`create database ${name} template ${template}`)
    made.push(name)
    return name
  }
  const open = (name: string): Database => openPostgres(server.address(name), { max: 4 })

  let seeded = ''
  const stand: Stand = {
    app: async (options) => createTestApp({ ...options, db: open(await create(seeded)) }),
    async empty() {
      const name = await create('template0')
      return { db: open(name), again: async () => open(name) }
    },
  }

  describe('on PostgreSQL [S03]', () => {
    before(async () => {
      seeded = await create('template0')
      const db = open(seeded)
      await migrate(db)
      await seed(db, { root: findRoot(), base: testBase })
      await db.close()
    })
    after(async () => {
      for (const name of made) await admin.script(`drop database ${name} with (force)`)
      await admin.close()
      await server.stop()
    })
    for (const suite of suites) suite(stand)
  })
}
