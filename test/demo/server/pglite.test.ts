import { describe } from 'node:test'
import { openPglite } from '../../../demo/server/database/pglite'
import { createTestApp } from '../../../demo/server/testing'
import type { Stand } from '../../support/server'
import { suites } from './suites'

const stand: Stand = {
  app: createTestApp,
  async empty() {
    const db = await openPglite()
    // One process has one connection: opening it again gives the same one.
    return { db, again: async () => ({ ...db, close: async () => {} }) }
  },
}

describe('on the embedded database', () => {
  for (const suite of suites) suite(stand)
})
