// What editors and tools read of the elements holds what the elements are.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'
import { readManifest } from './manifest.mjs'

const source = (path) => readFileSync(join(root, path), 'utf8')
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('the custom elements manifest [N04]', () => {
  let declarations
  before(async () => {
    declarations = (await readManifest(root)).modules.flatMap((module) => module.declarations)
  })
  const names = (tag, part) => declarations.find(({ tagName }) => tagName === tag)[part].map(({ name }) => name)

  it('has every element, under the name of its class and at the place of its file', async () => {
    const { schemaVersion, modules } = await readManifest(root)
    assert.equal(schemaVersion, '1.0.0')
    assert.deepEqual(
      modules.map(({ path, exports }) => `${path} ${exports.map(({ name }) => name).join(' ')}`),
      [
        'dist/elements/geuin-auth.js GeuinAuth geuin-auth',
        'dist/elements/geuin-community.js GeuinCommunity geuin-community',
        'dist/elements/geuin-feed.js GeuinFeed geuin-feed',
      ],
    )
  })

  it('describes every attribute, once, and names a property for each that has one', () => {
    const common = [...source('src/kit/islandProps.ts').matchAll(/^ {2}(\w+): 'string',$/gm)].map(([, name]) => name)
    assert.ok(common.length > 15)
    for (const { tagName, attributes } of declarations) {
      const own = [...source(`elements/${tagName}.ts`).matchAll(/all\('(?:string|boolean)', (.*?)\)/g)].flatMap(
        ([, list]) => list.replace(/'/g, '').split(', '),
      )
      const described = attributes.map(({ name }) => name)
      assert.equal(new Set(described).size, described.length)
      for (const prop of [...own, ...common]) {
        const attribute = attributes.find(({ name }) => name === kebab(prop))
        assert.equal(attribute?.fieldName, prop, `${tagName} ${prop}`)
        assert.ok(attribute.description, `${tagName} ${prop}`)
      }
      assert.equal(described.length, own.length + common.length + 1, 'and eager')
    }
  })

  it('lists methods with their parameters', () => {
    const { members } = declarations.find(({ tagName }) => tagName === 'geuin-auth')
    assert.deepEqual(
      members.find(({ name }) => name === 'show'),
      {
        kind: 'method',
        name: 'show',
        description: 'Opens the modal at a step, such as `SIGNIN`; at its first one unless given.',
        parameters: [{ name: 'step', type: { text: 'string' }, optional: true }],
        return: { type: { text: 'Promise<void>' } },
      },
    )
    const methods = source('elements/geuin-feed.ts').match(/methods: \[(.*?)\]/)[1]
    for (const method of methods.replace(/'/g, '').split(', '))
      assert.ok(names('geuin-feed', 'members').includes(method), method)
  })

  it('lists the events, those of every element among them, each with what it means', () => {
    for (const { tagName, events } of declarations) {
      assert.ok(names(tagName, 'events').includes('geuin:ready'))
      assert.ok(names(tagName, 'events').includes('geuin:error'))
      for (const { name, description } of events) assert.ok(description, name)
    }
  })

  it('lists the parts that a page can style, and no other', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true }).filter((it) => it.endsWith('.tsx'))
    const drawn = new Set(
      files.flatMap((file) =>
        [...source(`src/${file}`).matchAll(/\bpart=(?:"([\w-]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, template]) =>
          (plain ?? template.replace(/\$\{\w+\}/, 'primary')).split(' '),
        ),
      ),
    )
    const listed = new Set(declarations.flatMap(({ cssParts }) => cssParts.map(({ name }) => name)))
    assert.deepEqual([...drawn].sort(), [...listed].sort())
    const readme = source('README.md')
    for (const part of listed) assert.ok(readme.includes(`\`${part}\``), part)
  })

  it('lists the custom properties that the look is made of', () => {
    const tokens = [...source('src/ui/tokens.css').matchAll(/^ {2}--_(geuin-[\w-]+):/gm)].map(([, name]) => `--${name}`)
    assert.ok(tokens.length > 10)
    for (const token of tokens) assert.ok(names('geuin-feed', 'cssProperties').includes(token), token)
  })
})
