// The workflow that publishes a version runs on a machine of its own; here is what can be seen without one.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { root } from '../../esbuild.mjs'

const { on, permissions, jobs } = parse(await readFile(join(root, '.github/workflows/release.yml'), 'utf8'))
const { steps, permissions: own } = jobs.publish
const commands = steps.flatMap(({ run }) => (run ? [run] : []))
const at = (part) => commands.findIndex((command) => command.includes(part))

describe('the workflow of a release', () => {
  it('begins with a version’s tag, and may no more than it needs', () => {
    assert.deepEqual(on, { push: { tags: ['v*'] } })
    assert.deepEqual(permissions, {})
    assert.deepEqual(own, { contents: 'write', 'id-token': 'write', attestations: 'write' })
    assert.equal(steps.find(({ uses }) => uses?.startsWith('actions/checkout')).with['persist-credentials'], false)
  })

  it('publishes what has passed all tests, with its provenance', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    assert.ok(scripts.release)
    const order = ['CHANGELOG.md', '.ci/run', 'npm run release', 'repository.url=', '--provenance', 'gh release'].map(
      at,
    )
    assert.ok(!order.includes(-1), commands.join('\n'))
    assert.deepEqual(
      order,
      [...order].sort((one, two) => one - two),
    )
    assert.match(commands[at('npm publish')], /--access public --ignore-scripts/)
  })

  it('attests and attaches every file of the release: the folder, its maps, the plugin', () => {
    const made = commands.join('\n').match(/\S+-\$GITHUB_REF_NAME\.\w+/g)
    assert.deepEqual(
      made.map((it) => it.replace('"', '').replace('$GITHUB_REF_NAME', 'v1')),
      ['geuin-v1.tgz', 'maps-v1.tgz', 'geuin-wordpress-v1.zip'],
    )
    const attested = steps.find(({ uses }) => uses?.startsWith('actions/attest')).with['subject-path']
    for (const pattern of [attested, /"\$GITHUB_REF_NAME" (\S+)/.exec(commands[at('gh release')])[1]])
      assert.equal(pattern, '*-v*.*')
  })
})
