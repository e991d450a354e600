// What the README shows is what the tests run.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'
import { folder } from './snippets.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocksIn = (text) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => `${language}\n${code}`)
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => `${extname(name).slice(1)}\n${readFileSync(join(folder, name), 'utf8')}`)

describe('the README [N08]', () => {
  it('shows every example that the tests run, letter for letter', () => {
    const blocks = blocksIn(readme)
    for (const file of files) assert.ok(blocks.includes(file), file)
  })

  it('shows no other example for frameworks', () => {
    const [, section] = readme.match(/^### In frameworks\n([\s\S]*?)^## /m)
    const blocks = blocksIn(section)
    assert.ok(blocks.length > 8)
    assert.deepEqual(
      blocks.filter((block) => !files.includes(block)),
      [],
    )
  })
})
