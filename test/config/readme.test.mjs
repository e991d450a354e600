// What the README shows is what the tests run.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, it } from 'node:test'
import { snippetsOf } from '../../demo/bench/snippets.mjs'
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

  describe('gives the bench its pages', () => {
    const views = ['carousel', 'grid', 'community']

    it('each with the one script tag, and otherwise as it stands there', () => {
      const { feed, script: tag, element, ...others } = snippetsOf(readme)
      const [script, home] = feed.split('\n\n')
      assert.equal(feed, tag + element)
      assert.equal(tag, `${script}\n`)
      assert.match(script, /src="\/dist\/geuin\.js"\s+data-api-host="\/" data-brand-id="1"><\/script>$/)
      assert.equal(home, '<geuin-feed source="home"></geuin-feed>\n')
      assert.deepEqual(Object.keys(others), views)
      for (const page of Object.values(others)) {
        assert.ok(page.startsWith(`${script}\n<geuin-`), page)
        assert.ok(readme.includes(`\n\`\`\`html\n${page.slice(script.length + 1)}\`\`\`\n`), page)
      }
    })

    for (const view of views)
      it(`and says so where the snippet of the ${view} is missing, or stands there twice`, () => {
        const block = blocksIn(readme).find((it) => snippetsOf(readme)[view].endsWith(`>\n${it.replace('html\n', '')}`))
        const fenced = `\`\`\`${block}\`\`\`\n`
        assert.throws(() => snippetsOf(readme.replace(fenced, '')), new RegExp(`0 snippets of the ${view}`))
        assert.throws(() => snippetsOf(readme + fenced), new RegExp(`2 snippets of the ${view}`))
      })
  })
})
