import { describe } from 'node:test'
import { openPglite } from '../../../demo/server/db/pglite'
import { createTestApp } from '../../../demo/server/testing'
import { brandSuite } from './brand.suite'
import { databaseSuite } from './database.suite'
import { feedSuite } from './feed.suite'
import { sessionSuite } from './session.suite'
import { signInSuite } from './signIn.suite'
import type { Stand } from './stand'
import { verificationSuite } from './verification.suite'

const stand: Stand = {
  app: createTestApp,
  async empty() {
    const db = await openPglite()
    // One process has one connection: opening it again gives the same one.
    return { db, again: async () => ({ ...db, close: async () => {} }) }
  },
}

describe('on the embedded database', () => {
  for (const suite of [databaseSuite, feedSuite, brandSuite, sessionSuite, signInSuite, verificationSuite]) suite(stand)
})
