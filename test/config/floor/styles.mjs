// The features that style sheets use, as places in MDN's compatibility data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as cssTree from 'css-tree'
import { root, transformStyles } from '../../../esbuild.mjs'
import { entryAt } from './support.mjs'

const functions = new Map()
const units = new Map()
const indexTypes = (entry, path) => {
  for (const key of Object.keys(entry).filter((name) => name !== '__compat')) {
    const child = [...path, key]
    if (!functions.has(key)) functions.set(key, child)
    // The data groups units, and names them in the descriptions of the groups.
    for (const [, unit] of entry[key].__compat?.description?.matchAll(/<code>(\w+)<\/code>/g) ?? [])
      units.set(unit, child)
    indexTypes(entry[key], child)
  }
}
indexTypes(entryAt(['css', 'types']), ['css', 'types'])

const properties = entryAt(['css', 'properties'])

/** The paths of a word in a value: of the property, or of another one that it sets as well, as `transition` sets several. */
const pathsOfWord = (word, property) => {
  const others = Object.keys(properties).filter((name) => name.startsWith(`${property}-`) && properties[name][word])
  const owner = properties[property]?.[word] ? property : others[0]
  const additions = others.map((name) => ['css', 'properties', property, name])
  return [['css', 'properties', owner, word], ...additions]
}

/** The paths of what a node of a value uses; the data has no entry for some of them, such as names of our own. */
const pathsInValue = (node, property) => {
  if (node.type === 'Identifier') return pathsOfWord(node.name, property)
  if (node.type === 'Dimension') return [units.get(node.unit) ?? []]
  if (node.type !== 'Function') return []
  const type = functions.get(node.name) ?? ['css', 'properties', property, node.name]
  const first = node.children.first?.name
  return [type, [...type, first === 'from' ? 'relative_syntax' : first]]
}

/** The paths of what a node outside values uses. */
const pathsOf = (node) => {
  switch (node.type) {
    case 'Atrule':
      return [['css', 'at-rules', node.name]]
    case 'Feature':
      return [['css', 'at-rules', node.kind, node.name.replace(/^(min|max)-/, '')]]
    case 'FeatureRange':
      return [['css', 'at-rules', node.kind, 'range_syntax']]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [['css', 'selectors', node.name]]
    case 'NestingSelector':
      return [['css', 'selectors', 'nesting']]
    default:
      return []
  }
}

const uses = (paths, more) => paths.flatMap((path) => (entryAt(path)?.__compat ? { path, ...more } : []))

/** The features of a selector, for code that asks the browser for elements. */
export const readSelector = (text, place) => {
  const found = []
  cssTree.walk(cssTree.parse(text, { context: 'selectorList' }), (node) =>
    found.push(...uses(pathsOf(node), { place })),
  )
  return found
}

const vendorPrefix = /^-\w+-/

const readDeclaration = (declaration, siblings, place) => {
  const { property, value } = declaration
  const prefixed = siblings.filter((other) => other !== declaration && other.property.endsWith(property))
  const prefixes = prefixed.flatMap((other) =>
    [other.property, cssTree.generate(other.value)].flatMap((text) => text.match(vendorPrefix)?.[0] ?? []),
  )
  const found = uses([['css', 'properties', property]], { place, prefixes })
  cssTree.walk(value, (node) => found.push(...uses(pathsInValue(node, property), { place, prefixes })))
  return found
}

/** @returns {{ path: string[], place: string, prefixes?: string[] }[]} */
export const readStyles = (css, file) => {
  const found = []
  const fail = (error) => {
    throw new Error(`${file}: ${error.formattedMessage ?? error.message}`)
  }
  cssTree.walk(cssTree.parse(css, { parseCustomProperty: true, positions: true, onParseError: fail }), {
    enter(node) {
      // What is asked for is not used yet.
      if (node.type === 'SupportsDeclaration') return cssTree.walk.skip
      const place = `${file} ${cssTree.generate(this.rule?.prelude ?? this.atrule?.prelude ?? node).slice(0, 80)}`
      if (node.type === 'Declaration') found.push(...readDeclaration(node, this.block?.children.toArray() ?? [], place))
      else found.push(...uses(pathsOf(node), { place }))
    },
  })
  return found
}

const cssIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).flatMap((name) =>
    name.endsWith('.css') ? join(folder, name) : [],
  )

/** The features of all style sheets, with what the build adds. */
export const readAllStyles = async () => {
  const built = ['src', 'elements'].flatMap(cssIn).map(async (file) => readStyles(await transformStyles(file), file))
  const served = cssIn('demo/pages').map((file) => readStyles(readFileSync(join(root, file), 'utf8'), file))
  return [...(await Promise.all(built)), ...served].flat()
}
