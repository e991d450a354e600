import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readPo } from '../../../demo/cms/wordpress.mjs'
import { root } from '../../../esbuild.mjs'

const plugin = join(root, 'demo/cms/wordpress')

const textsOf = async () => {
  const names = (await readdir(plugin, { recursive: true })).filter((name) => /\.(php|js)$/.test(name))
  const sources = await Promise.all(names.map((name) => readFile(join(plugin, name), 'utf8')))
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:__|esc_html__|esc_attr__)\(\s*'([^']+)',\s*'geuin'/g),
  ])
  return [...new Set(calls.map(([, text = '']) => text))].sort()
}

/** Where a translation has other placeholders than the text, WordPress would show them. */
const placeholders = (text: string) => (text.match(/%\d\$s/g) ?? []).sort().join()

describe('the WordPress plugin’s files', async () => {
  for (const file of await readdir(join(plugin, 'languages')))
    it(`${file} has every text of the plugin, and no other [N09]`, async () => {
      const messages = readPo(await readFile(join(plugin, 'languages', file), 'utf8'))
      const ids = [...messages.keys()].filter((id) => id && !id.includes('\u0004'))
      assert.deepEqual(ids.sort(), await textsOf())
      if (file.endsWith('.po')) {
        assert.ok(messages.get('')?.includes(`Language: ${file.slice('geuin-'.length, -'.po'.length)}\n`))
        for (const [id, text] of messages) {
          assert.ok(text, id)
          assert.equal(placeholders(text), placeholders(id), id)
        }
      }
    })

  it('name the package’s version wherever WordPress reads it [N09]', async () => {
    const [header, readme, block] = await Promise.all(
      ['geuin.php', 'readme.txt', 'block/block.json'].map((name) => readFile(join(plugin, name), 'utf8')),
    )
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    assert.equal(header?.match(/ \* Version: +(\S+)/)?.[1], version)
    assert.equal(header?.match(/const VERSION = '(.*)'/)?.[1], version)
    assert.equal(readme?.match(/Stable tag: (\S+)/)?.[1], version)
    assert.equal(JSON.parse(block ?? '{}').version, version)
  })
})
