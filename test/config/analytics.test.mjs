// The catalogue of analytics events against the code that sends them and the tests that provoke them.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'

const sources = async (folder) => {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => /\.(tsx?|mjs)$/.test(name))
  return Promise.all(names.map(async (name) => [join(folder, name), await readFile(join(root, folder, name), 'utf8')]))
}

const catalogue = 'src/analytics/catalogue.ts'

/** Where the names are listed for servers. */
const listed = 'src/wire/analytics.ts'

/** Names of the catalogue, each with the comment before it. */
const readCatalogue = (text) => {
  const body = text.slice(text.indexOf('export interface AnalyticsCatalogue'))
  const rows = body.matchAll(/(?:\/\*\* ([^*]+) \*\/\n)? {2}(?:'([A-Z][^']+)'|([A-Z][a-z]+)): /g)
  return new Map([...rows].map(([, when, quoted, plain]) => [quoted ?? plain, when]))
}

describe('the catalogue of analytics events', () => {
  let code
  let tests
  let events
  before(async () => {
    code = (await sources('src')).filter(([path]) => path !== catalogue && path !== listed)
    tests = [...(await sources('test/src')), ...(await sources('test/e2e'))]
    events = readCatalogue(await readFile(join(root, catalogue), 'utf8'))
  })

  /** Files that name an event in quotes. */
  const naming = (files, name) => files.filter(([, text]) => text.includes(`'${name}'`)).map(([path]) => path)

  it('says of each when it is sent [P01]', () => {
    assert.equal(events.size, 58)
    assert.deepEqual(
      [...events].filter(([, when]) => !when),
      [],
    )
  })

  it('is what servers store [P01] [P02]', async () => {
    const [, names] = /eventNames.* = \[([^\]]*)\]/.exec(await readFile(join(root, listed), 'utf8'))
    assert.deepEqual(
      [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
      [...events.keys()],
    )
  })

  it('has no event that nothing sends [P01]', () => {
    const unsent = [...events.keys()].filter((name) => naming(code, name).length === 0)
    assert.deepEqual(unsent, [])
  })

  it('has no event that is sent and that no test provokes [P01]', () => {
    // Those of the transport name events that nobody has provoked.
    const own = tests.filter(([path]) => !path.startsWith('test/src/analytics/'))
    const unproven = [...events.keys()].filter((name) => naming(own, name).length === 0)
    assert.deepEqual(unproven, [])
  })
})
