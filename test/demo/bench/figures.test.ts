import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { figuresOf } from '../../../demo/bench/figures.mjs'
import { root } from '../../../esbuild.mjs'

describe('the figures that the bench publishes', () => {
  const results = {
    first: {
      keys: ['limit', 'feed'],
      rows: [
        { '× limit': 1, 'code kB': 0 },
        { '× limit': 1.66, 'code kB': 24.7 },
      ],
    },
    fold: { keys: ['feed'], rows: [{ kB: 1.68 }] },
    fast: { keys: ['hls', 'feed'], rows: [{ 'lost swipes': 3 }, { 'lost swipes': 0 }] },
  }
  const run = {
    scriptBytes: 1493,
    swipes: 200,
    machine: 'Chromium on Linux, 2 cores',
    date: new Date('2026-11-22T10:00Z'),
  }

  it('are those of the feed, and have the shape of those that the overview shows', async () => {
    const figures = figuresOf(results, run)
    assert.deepEqual(figures, {
      date: '2026-11-22',
      machine: 'Chromium on Linux, 2 cores',
      ...{ first: 1.66, script: 1.5, fold: 1.7, code: 24.7, swipes: 200, lost: 0 },
    })
    const shown: object = JSON.parse(await readFile(join(root, 'demo/pages/figures.json'), 'utf8'))
    assert.deepEqual(Object.keys(shown), Object.keys(figures))
  })

  for (const part of [['--only', 'first'], ['--quick']])
    it(`are refused before anything is measured, of a run with ${part.join(' ')}`, () => {
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'demo/bench/run.mjs'), '--publish', ...part], {
        encoding: 'utf8',
        timeout: 30_000,
      })
      assert.equal(status, 1)
      assert.match(stderr, /--publish needs first, fold, fast, and a run that is not --quick/)
    })
})
