// dist/custom-elements.json (schema 1.0.0): read from the JSDoc of elements/geuin-*.ts and of elements/island.ts, which
// holds for all of them, from the interfaces of elements/types.ts, the table of settings and the events of kit/events.ts; and
// from the class of elements/doctor.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readApi } from './api.mjs'
import { htmlCustomData, webTypes } from './editorData.mjs'
import { readSettings } from './settingRows.mjs'
import { bodyOf, commentBefore, expand, kebab, membersOf, readComment } from './typeSource.mjs'

/** The attribute of a property: only strings and booleans have one; `home` unless given → the default 'home'. */
const attributeOf = (types, { kind, name, description, readonly, type }) => {
  if (kind !== 'field' || readonly || /^readonly |\[\]/.test(type.text)) return []
  const initial = description?.match(/`([^`]*)` unless given\.$/)?.[1]
  const text = expand(types, type.text)
  return [
    { name: kebab(name), type: { text }, ...(initial && { default: `'${initial}'` }), description, fieldName: name },
  ]
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

/** The module of one element. @param described what the schema has for an element, where the element has it */
const moduleOf = (path, name, tagName, described) => {
  const declaration = { name, module: path }
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        ...{ kind: 'class', customElement: true, name, tagName, superclass: { name: 'HTMLElement' } },
        ...{ attributes: [], members: [], events: [], slots: [], cssParts: [], cssProperties: [] },
        ...described,
      },
    ],
    exports: [
      { kind: 'js', name, declaration },
      { kind: 'custom-element-definition', name: tagName, declaration },
    ],
  }
}

const doctorModule = (source) =>
  moduleOf('dist/doctor.js', 'GeuinDoctor', 'geuin-doctor', {
    description: commentBefore(source, 'export class GeuinDoctor ').description,
    members: membersOf(source, 'class GeuinDoctor '),
  })

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

  const islandModule = async (tagName) => {
    const source = await read(`elements/${tagName}.ts`)
    const [, className] = source.match(/export const (\w+): ElementClass<\w+> = island\(/)
    const own = commentBefore(source, `export const ${className}`)
    const texts = (tag) =>
      [own, common].flatMap(({ tags }) => tags.flatMap(([name, text]) => (name === tag ? [text] : [])))
    const interfaces = [`${className}Element`, 'IslandElement'].flatMap((name) =>
      membersOf(types, `interface ${name} `),
    )
    // What every element of a browser has, typed more closely.
    const members = [...interfaces.filter(({ name }) => name !== 'addEventListener'), ...settings]
    const attributes = members.flatMap((member) => attributeOf(types, member))
    const attributeNames = new Map(attributes.map(({ name, fieldName }) => [fieldName, name]))
    return moduleOf(`dist/elements/${tagName}.js`, className, tagName, {
      description: own.description,
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
    })
  }

  const modules = await Promise.all(tags.map(islandModule))
  return {
    ...{ schemaVersion: '1.0.0', readme: 'README.md' },
    modules: [...modules, doctorModule(await read('elements/doctor.ts'))],
  }
}

/**
 * Writes the manifest, what editors read of it (dist/html-custom-data.json, dist/web-types.json), and for the demo's
 * reference .build/api.json.
 * @param {string} root the repository's folder
 * @param {(path: string) => Promise<object>} importSource gives the exports of a TypeScript source
 * @returns {Promise<object>} the manifest
 */
export const buildManifest = async (root, importSource) => {
  const manifest = await readManifest(root, importSource)
  const files = {
    'dist/custom-elements.json': manifest,
    'dist/html-custom-data.json': htmlCustomData(manifest),
    'dist/web-types.json': webTypes(manifest, JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))),
    '.build/api.json': await readApi(root, importSource),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), `${JSON.stringify(content, null, 2)}\n`)
  }
  return manifest
}
