// dist/custom-elements.json (schema 1.0.0): read from the JSDoc of elements/geuin-*.ts and of elements/island.ts, which
// holds for all of them, from the interfaces of elements/types.ts, the table of settings and the events of kit/events.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Text of a comment without its frame, tags apart: each is [name, rest]. */
const readComment = (comment) => {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
  const [text, ...tags] = lines.join('\n').split(/^@/m)
  return {
    description: text.trim().replace(/\s+/g, ' '),
    tags: tags.map(
      (tag) =>
        tag
          .trim()
          .match(/^(\S+)\s*([\s\S]*)$/)
          ?.slice(1) ?? [],
    ),
  }
}

/** The comment that stands before `mark`. */
const commentBefore = (source, mark) => {
  const end = source.indexOf(mark)
  if (end < 0) throw new Error(`${mark} is missing`)
  const comment = source.slice(0, end).match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/)
  if (!comment) throw new Error(`${mark} has no comment`)
  return readComment(comment[1])
}

/** What stands between the braces that follow `mark`. */
const bodyOf = (source, mark) => {
  const start = source.indexOf('{', source.indexOf(mark)) + 1
  let depth = 1
  let end = start
  for (; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[source[end]] ?? 0
  return source.slice(start, end - 1)
}

/** `name: type` and `name(parameters): type` of an interface, each with its comment. */
const membersOf = (types, name) => {
  const member = /^ {2}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(readonly )?(\w+)(\([^()]*\))?: (.*)$/gm
  return [...bodyOf(types, `interface ${name} `).matchAll(member)].map(
    ([, comment, readonly, key, parameters, type]) => ({
      kind: parameters ? 'method' : 'field',
      name: key,
      ...(comment && { description: readComment(comment).description }),
      ...(readonly && { readonly: true }),
      ...(parameters
        ? { parameters: parametersOf(parameters), return: { type: { text: type } } }
        : { type: { text: type } }),
    }),
  )
}

const parametersOf = (text) =>
  [...text.matchAll(/(\w+)(\?)?: ([^,)]+)/g)].map(([, name, optional, type]) => ({
    name,
    type: { text: type },
    ...(optional && { optional: true }),
  }))

/** `'a' | 'b'` of an alias such as `FeedSource`, of any other type the type itself; without undefined. */
const expand = (types, type) => {
  const text = type.replace(' | undefined', '')
  // A long union has a line for each of its members.
  const [, found = text] = types.match(new RegExp(`^export type ${text} =\\s([\\s\\S]*?)\\n(?! )`, 'm')) ?? []
  return found
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '')
}

/** The attribute of a property: only strings and booleans have one; `home` unless given → the default 'home'. */
const attributeOf = (types, { kind, name, description, readonly, type }) => {
  if (kind !== 'field' || readonly || /^readonly |\[\]/.test(type.text)) return []
  const initial = description?.match(/`([^`]*)` unless given\.$/)?.[1]
  const text = expand(types, type.text)
  return [
    { name: kebab(name), type: { text }, ...(initial && { default: `'${initial}'` }), description, fieldName: name },
  ]
}

/**
 * What elements/island.ts has as attributes and properties on every element.
 * @returns {Promise<{ kind: 'field', name: string, description: string, type: { text: string } }[]>}
 */
export const readSettings = async (root, importSource) => {
  const source = await readFile(join(root, 'src/kit/settings.table.ts'), 'utf8')
  const { settingsTable, elementTable, settingDefaults } = await importSource('src/kit/settings.table.ts')
  const row = (name) => source.match(new RegExp(`/\\*\\* (.*) \\*/\\n  ${name}: (.*),\\n`))
  return [...Object.keys(settingsTable), ...Object.keys(elementTable)].map((name) => {
    const [, description, check] = row(name) ?? []
    if (!check) throw new Error(`The setting ${name} has no comment`)
    const choices = check.match(/^oneOf\((.*)\)$/)?.[1].replaceAll(', ', ' | ')
    const initial = settingDefaults[name]
    return {
      kind: 'field',
      name,
      description: initial ? `${description.replace(/\.$/, '')}; \`${initial}\` unless given.` : description,
      type: { text: `${choices ?? 'string'} | undefined` },
      isElementOnly: name in elementTable,
    }
  })
}

const named = (text) => {
  const [, name, description] = text.match(/^(\S+)\s*([\s\S]*)$/)
  return { name: name === '-' ? '' : name, ...(description && { description: description.replace(/^- /, '') }) }
}

/** Custom property of a page → what a style sheet takes where the page gives none. */
const propertyDefaults = (css) => {
  const given = [...css.matchAll(/var\(\s*(--geuin-[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?)\s*\)/g)]
  return new Map(given.map(([, name, value]) => [name, value.replace(/\s+/g, ' ')]))
}

/** Event name → its comment, and the type of its `detail` as one line. */
const eventsOf = (source) => {
  const event = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?('(geuin:[\w-]+)'): /g
  const body = bodyOf(source, 'interface GeuinEventMap ')
  const detailOf = (key) => {
    const fields = bodyOf(body, key).replace(/\/\*\*[\s\S]*?\*\//g, '')
    return `{ ${fields.trim().replace(/;?\s*\n\s*/g, '; ')} }`
  }
  return new Map(
    [...body.matchAll(event)].map(([, comment, key, name]) => [
      name,
      { description: comment ? readComment(comment).description : '', detail: detailOf(key) },
    ]),
  )
}

/**
 * @param {string} root the repository's folder
 * @param {(path: string) => Promise<object>} importSource gives the exports of a TypeScript source
 * @returns {Promise<object>} the manifest
 */
export const readManifest = async (root, importSource) => {
  const read = (path) => readFile(join(root, path), 'utf8')
  const [islandSource, types, eventSource, ...sheets] = await Promise.all(
    [
      ...['elements/island.ts', 'elements/types.ts', 'src/kit/events.ts'],
      ...['src/ui/styles/tokens.css', 'src/ui/styles/base.css'],
    ].map(read),
  )
  const defaults = propertyDefaults(sheets.join('\n'))
  const withDefault = (property) => {
    const initial = defaults.get(property.name)
    return initial ? { ...property, default: initial } : property
  }
  const common = commentBefore(islandSource, 'export const island = ')
  const settings = (await readSettings(root, importSource)).map(({ isElementOnly, ...member }) => member)
  const { tags } = await importSource('elements/registry.ts')
  const events = eventsOf(eventSource)
  const eventOf = (name) => {
    const event = events.get(name)
    if (!event) throw new Error(`${name} is not in GeuinEventMap`)
    return { name, type: { text: `CustomEvent<${event.detail}>` }, description: event.description }
  }

  const moduleOf = async (tagName) => {
    const source = await read(`elements/${tagName}.ts`)
    const [, className] = source.match(/export const (\w+): ElementClass<\w+> = island\(/)
    const own = commentBefore(source, `export const ${className}`)
    const texts = (tag) =>
      [own, common].flatMap(({ tags }) => tags.flatMap(([name, text]) => (name === tag ? [text] : [])))
    const members = [...[`${className}Element`, 'IslandElement'].flatMap((name) => membersOf(types, name)), ...settings]
    const attributes = members.flatMap((member) => attributeOf(types, member))
    const attributeNames = new Map(attributes.map(({ name, fieldName }) => [fieldName, name]))
    const path = `dist/elements/${tagName}.js`
    const declaration = { name: className, module: path }
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: className,
          tagName,
          description: own.description,
          superclass: { name: 'HTMLElement' },
          attributes,
          members: members.map((it) =>
            attributeNames.has(it.name) ? { ...it, attribute: attributeNames.get(it.name), reflects: true } : it,
          ),
          events: texts('fires')
            .flatMap((text) => text.split(/\s+/))
            .map(eventOf),
          slots: texts('slot').map(named),
          cssParts: texts('csspart').map(named),
          cssProperties: texts('cssprop').map(named).map(withDefault),
        },
      ],
      exports: [
        { kind: 'js', name: className, declaration },
        { kind: 'custom-element-definition', name: tagName, declaration },
      ],
    }
  }

  return { schemaVersion: '1.0.0', readme: 'README.md', modules: await Promise.all(tags.map(moduleOf)) }
}

/**
 * @param {string} root the repository's folder
 * @param {(path: string) => Promise<object>} importSource gives the exports of a TypeScript source
 * @returns {Promise<object>} what it wrote
 */
export const buildManifest = async (root, importSource) => {
  const manifest = await readManifest(root, importSource)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, 'dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
