// What editors and tools read of the elements holds what the elements are.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { importSource, root } from '../../esbuild.mjs'
import { readMetafile } from './built.mjs'
import { htmlCustomData, webTypes } from './editorData.mjs'
import { readManifest } from './manifest.mjs'
import { readSettings } from './settingRows.mjs'
import { kebab } from './typeSource.mjs'

const source = (path) => readFileSync(join(root, path), 'utf8')

/** An element's own modules: what its file imports, statically or later. The element itself may put other elements inside. */
const modulesOf = (inputs, tag) => {
  const seen = new Set([`elements/${tag}.ts`])
  for (const path of seen)
    for (const { path: next, external } of inputs[path]?.imports ?? [])
      if (
        !external &&
        /^(load-together:)?(src|elements)\/.*\.tsx?$/.test(next) &&
        !/^elements\/(common|geuin-auth)/.test(next)
      )
        seen.add(next)
  const modules = [...seen].filter((path) => !path.startsWith('load-together:'))
  // Sharing needs nothing, so it is never resumed: of the elements that load the table of intents, some never share.
  const shares = modules.some((path) => /perform\(\s*\{ type: 'share'/.test(source(path)))
  return shares ? modules : modules.filter((path) => path !== 'src/share/share.intent.ts')
}

describe('the custom elements manifest [N04]', () => {
  let manifest
  /** Of the elements that show something to viewers: all but the doctor. */
  let declarations
  let doctor
  before(async () => {
    manifest = await readManifest(root, importSource)
    declarations = manifest.modules.flatMap((module) => module.declarations)
    doctor = declarations.pop()
  })
  const rows = (tag, part) => declarations.find(({ tagName }) => tagName === tag)[part]
  const names = (tag, part) => rows(tag, part).map(({ name }) => name)

  it('has every element, under the name of its class and at the place of its file', () => {
    const { schemaVersion, modules } = manifest
    assert.equal(schemaVersion, '1.0.0')
    assert.deepEqual(
      modules.map(({ path, exports }) => `${path} ${exports.map(({ name }) => name).join(' ')}`),
      [
        'dist/elements/geuin-app.js GeuinApp geuin-app',
        'dist/elements/geuin-auth.js GeuinAuth geuin-auth',
        'dist/elements/geuin-community.js GeuinCommunity geuin-community',
        'dist/elements/geuin-explore.js GeuinExplore geuin-explore',
        'dist/elements/geuin-feed.js GeuinFeed geuin-feed',
        'dist/elements/geuin-loop.js GeuinLoop geuin-loop',
        'dist/elements/geuin-profile.js GeuinProfile geuin-profile',
        'dist/doctor.js GeuinDoctor geuin-doctor',
      ],
    )
  })

  it('describes every attribute once, and names its property', async () => {
    const settings = (await readSettings(root, importSource)).map(({ name }) => name)
    assert.ok(settings.length > 15)
    for (const { tagName, attributes } of declarations) {
      const own = [...source(`elements/${tagName}.ts`).matchAll(/all\('(?:string|boolean)', (.*?)\)/g)].flatMap(
        ([, list]) => list.replace(/'/g, '').split(', '),
      )
      const expected = [...own, ...settings].map((property) => `${kebab(property)} ${property}`)
      const described = attributes.map(({ name, fieldName }) => `${name} ${fieldName}`)
      assert.deepEqual(described.sort(), [...expected, 'eager eager'].sort(), tagName)
      for (const { name, description } of attributes) assert.ok(description, `${tagName} ${name}`)
    }
  })

  it('has each attribute that a link, a box or a frame’s address may give, and no other but settings and lists [T21] [S04]', async () => {
    const { embedAttributes, commonEmbedAttributes } = await importSource('src/wire/embed.ts')
    const settings = (await readSettings(root, importSource)).map(({ name }) => kebab(name))
    // The app takes over the page's title only where its author says so; a list could name any file.
    const tagsOnly = [...settings, 'items', 'manage-head'].filter((name) => !commonEmbedAttributes.includes(name))
    for (const { tagName, attributes } of declarations) {
      const names = [...embedAttributes[tagName.slice('geuin-'.length)], ...commonEmbedAttributes]
      const described = attributes.map(({ name }) => name).filter((name) => !tagsOnly.includes(name))
      assert.deepEqual(names.sort(), described.sort(), tagName)
    }
    assert.equal(Object.keys(embedAttributes).length, declarations.length)
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

  it('has the doctor’s method, with what it returns', () => {
    assert.deepEqual(doctor.members, [
      {
        kind: 'method',
        name: 'check',
        description: 'Checks again.',
        parameters: [],
        return: {
          type: { text: 'Promise<readonly Finding[]>' },
          description: 'the worst first; empty when all is well',
        },
      },
    ])
  })

  it('lists exactly the events that code of the element emits, each with a description', async () => {
    const { inputs } = await readMetafile()
    const sentBy = (paths, name) => {
      const call = new RegExp(`\\b${name}\\(\\s*(?:\\w+,\\s*)?'(geuin:[\\w-]+)'`, 'g')
      return paths.flatMap((path) => [...source(path).matchAll(call)].map(([, event]) => event))
    }
    const ours = Object.keys(inputs).filter((path) => /^src\/.*\.tsx?$/.test(path))
    const siteEvents = sentBy(ours, 'emitToSite')
    assert.ok(siteEvents.length > 3)
    for (const { tagName, events } of declarations) {
      const expected = new Set([...sentBy(modulesOf(inputs, tagName), 'emit'), ...siteEvents])
      assert.deepEqual(events.map(({ name }) => name).sort(), [...expected].sort(), tagName)
      for (const { name, description } of events) assert.ok(description, name)
    }
  })

  it('lists every event that is typed; those in the README are on the same elements and have the same fields [N03]', () => {
    const everyTag = declarations.map(({ tagName }) => tagName)
    const tagsIn = (words) =>
      /every element|each element/.test(words) ? everyTag : everyTag.filter((tag) => words.includes(tag.slice(6)))
    const readme = source('README.md')
    const rows = [...readme.matchAll(/^\| `(geuin:[\w-]+)` \| `\{ (.*?) \}`.*? \| (.*?) \| .* \|$/gm)]
    assert.ok(rows.length > 4)
    const inReadme = rows.map(([, name, fields, words]) => `${name} { ${fields} } ${tagsIn(words).join()}`)
    const fieldsOf = (type) => [...type.matchAll(/(\w+\??):/g)].map(([, field]) => field).join(', ')
    const all = declarations.flatMap(({ events }) => events)
    const inManifest = [...new Map(all.map(({ name, type }) => [name, type.text]))].map(
      ([name, type]) =>
        `${name} { ${fieldsOf(type)} } ${everyTag.filter((tag) => names(tag, 'events').includes(name))}`,
    )
    for (const row of inReadme) assert.ok(inManifest.includes(row), row)
    const typed = [...source('src/kit/events.ts').matchAll(/^ {2}'(geuin:[\w-]+)':/gm)].map(([, name]) => name)
    assert.deepEqual([...new Set(all.map(({ name }) => name))].sort(), typed.sort())
    assert.ok(readme.includes(`has all ${typed.length}, with`))
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

  it('describes the settings of the README as they are', async () => {
    const rows = (await readSettings(root, importSource)).map(
      ({ name, description, isElementOnly }) =>
        `| \`${kebab(name)}\` | ${description}${isElementOnly ? ' Only on an element.' : ''} |`,
    )
    const table = source('README.md').match(/\| setting \| meaning \|\n.*\n((?:\|.*\n)+)/)?.[1]
    const inReadme = table?.trim().split('\n') ?? []
    assert.ok(inReadme.length > 8)
    for (const row of inReadme) assert.ok(rows.includes(row), row)
  })

  it('lists the custom properties that the theme consists of', () => {
    const sheets = ['tokens', 'base'].map((name) => source(`src/ui/styles/${name}.css`)).join('\n')
    const tokens = [...sheets.matchAll(/^ {2}--_(geuin-[\w-]+):/gm)].map(([, name]) => `--${name}`)
    assert.ok(tokens.length > 15)
    for (const token of tokens) assert.ok(names('geuin-feed', 'cssProperties').includes(token), token)
  })

  it('says what a custom property is where a page gives none', () => {
    const given = Object.fromEntries(rows('geuin-feed', 'cssProperties').map((it) => [it.name, it.default]))
    assert.equal(given['--geuin-radius'], '14px')
    assert.equal(given['--geuin-accent'], 'light-dark(#5a54f0, #8f8aff)')
    assert.equal(given['--geuin-scrim'], 'light-dark(rgb(10 10 16 / 0.55), rgb(0 0 0 / 0.66))')
    assert.match(given['--geuin-font'], /^system-ui, -apple-system, .*, sans-serif$/)
  })

  describe('as editors read it', () => {
    const find = (list, name) => list.find((it) => it.name === name)

    it('gives VS Code each tag with its attributes and their values', () => {
      const { version, tags } = htmlCustomData(manifest)
      assert.equal(version, 1.1)
      assert.deepEqual(
        tags.map(({ name, attributes }) => [name, attributes.map((it) => it.name)]),
        [...declarations, doctor].map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]),
      )
      const { attributes } = find(tags, 'geuin-feed')
      const layouts = ['feed', 'carousel', 'grid', 'floating'].map((name) => ({ name }))
      assert.deepEqual(find(attributes, 'layout').values, layouts)
      assert.equal(find(attributes, 'muted').valueSet, 'v')
      assert.equal(find(attributes, 'slug').values, undefined)
      assert.match(find(attributes, 'muted').description, /without sound/)
    })

    it('gives JetBrains each element with attributes, properties, events, parts and custom properties', () => {
      const pack = JSON.parse(source('package.json'))
      const { name, version, contributions } = webTypes(manifest, pack)
      assert.deepEqual([name, version], [pack.name, pack.version])
      assert.equal(pack['web-types'], 'dist/web-types.json')
      for (const element of [...declarations, doctor]) {
        const { attributes = [], js, css } = find(contributions.html.elements, element.tagName)
        const listed = [attributes, js.properties, js.events, css.parts, css.properties]
        const fields = element.members.filter(({ kind }) => kind === 'field')
        const described = [element.attributes, fields, element.events, element.cssParts, element.cssProperties]
        const namesOf = (lists) => lists.map((list = []) => list.map((it) => it.name))
        assert.deepEqual(namesOf(listed), namesOf(described), element.tagName)
      }
      const { attributes } = find(contributions.html.elements, 'geuin-feed')
      assert.deepEqual(find(attributes, 'muted').value, { kind: 'no-value' })
      assert.match(find(attributes, 'layout').value.type, /^'feed' \| 'carousel'/)
    })
  })
})
