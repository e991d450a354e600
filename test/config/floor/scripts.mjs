// The features that scripts use, as places in MDN's compatibility data: what TypeScript finds declared in the types of the
// platform, and what JSX says. Syntax is left to esbuild, which writes it for the same browsers.
import { join, relative } from 'node:path'
import * as ast from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { root } from '../../../esbuild.mjs'
import { readSelector } from './styles.mjs'
import { entryAt } from './support.mjs'

const spaces = [['api'], ['javascript', 'builtins'], ['javascript', 'builtins', 'Intl']]
const firstKnown = (paths) => paths.find((path) => entryAt(path)?.__compat)

/** The names that the data has for an interface of TypeScript's. */
const namesOf = (name) => [
  name.replace(/^Readonly|^Callable|Constructor$/g, '').replace('Console', 'console'),
  ...(/\dArray$/.test(name) ? ['TypedArray'] : []),
]

const pathOfMember = (interfaces, member) => {
  const keys = [member, `${member}_static`, member.replace(/^on(\w+)$/, '$1_event')]
  const property = member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (interfaces.includes('CSSStyleProperties')) return firstKnown([['css', 'properties', property]])
  return firstKnown(
    interfaces.flatMap(namesOf).flatMap((name) => spaces.flatMap((space) => keys.map((key) => [...space, name, key]))),
  )
}
const pathOfGlobal = (name) => firstKnown([...spaces, ['api', 'Window']].map((space) => [...space, name]))

const isPlatform = (symbol) => symbol?.declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path))

/** Every node of code; types are none. */
const walk = (node, visit) => {
  visit(node)
  node.forEachChild((child) => {
    if (!ast.isTypeNode(child) || ast.isExpressionWithTypeArguments(child)) walk(child, visit)
  })
}

/** Finds the names of an object's interfaces of the platform, its own first. */
const interfaceReader = (checker) => {
  const known = new Map()
  const namesIn = (type) => {
    const names = new Set()
    const visit = (one) => {
      for (const part of one.getTypes?.() ?? []) visit(part)
      const symbol = one.getSymbol()
      if (!isPlatform(symbol) || names.has(symbol.name)) return
      names.add(symbol.name)
      const generic = one.getTarget?.() ?? one
      for (const base of generic.getBaseTypes?.() ?? []) visit(base)
    }
    const present = checker.getNonNullableType(type)
    if (present) visit(checker.getApparentType(present) ?? present)
    return [...names]
  }
  return (type) => {
    if (!type) return []
    if (!known.has(type)) known.set(type, namesIn(type))
    return known.get(type)
  }
}

/** The object whose member is named here, or the pattern that takes it apart; undefined for a variable. */
const objectOf = (name) => {
  const { parent } = name
  if (ast.isPropertyAccessExpression(parent) && parent.name === name) return parent.expression
  const isTaken = ast.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name
  return isTaken && ast.isObjectBindingPattern(parent.parent) ? parent.parent : undefined
}

const literals = (nodes) => nodes.flatMap((node) => (node && ast.isStringLiteral(node) ? node.text : []))

/** What the arguments of a call use beside the function itself. */
const readArguments = ({ arguments: args = [] }, path, interfaces, place) => {
  const [text] = literals([args[0]])
  const options = args.flatMap((node) => (ast.isObjectLiteralExpression(node) ? node.properties : []))
  const optionPaths = options.flatMap(({ name }) => [
    [...path, `options_${name?.text}_parameter`],
    [...path, path.at(-1), 'options_parameter', `options_${name?.text}_parameter`],
  ])
  const found = optionPaths.filter((option) => entryAt(option)).map((option) => ({ path: option, place }))
  if (text && /^(matches|closest|querySelector(All)?)$/.test(path.at(-1))) found.push(...readSelector(text, place))
  if (text && path.at(-1) === 'addEventListener') {
    const event = pathOfMember(interfaces, `on${text}`)
    if (event) found.push({ path: event, place })
  }
  return found
}

/** The element, its attributes and their values. */
const readMarkup = ({ tagName, attributes }, place) => {
  const tag = tagName.text
  const found = [
    firstKnown([
      ['html', 'elements', tag],
      ['svg', 'elements', tag],
    ]),
  ]
  for (const { name, initializer } of attributes.properties) {
    const attribute = name?.text?.toLowerCase()
    const path = firstKnown(
      [
        ['html', 'elements', tag],
        ['html', 'global_attributes'],
        ['svg', 'elements', tag],
        ['svg', 'global_attributes'],
      ].map((owner) => [...owner, attribute]),
    )
    const [value] = literals([initializer])
    if (path)
      found.push(
        path,
        firstKnown([
          [...path, value],
          ['html', 'elements', tag, `${attribute}_${value}`],
        ]),
      )
    // React's name of an event.
    const interfaces = [`HTML${tag[0].toUpperCase()}${tag.slice(1)}Element`, 'HTMLElement', 'Element']
    if (attribute?.startsWith('on')) found.push(pathOfMember(interfaces, attribute))
  }
  return found.flatMap((path) => (path ? { path, place } : []))
}

const readFile = (file, name, checker, interfacesOf) => {
  const found = []
  const identifiers = []
  const placeOf = (node) => `${name}:${file.text.slice(0, node.end).split('\n').length}`
  walk(file, (node) => {
    if (ast.isIdentifier(node)) identifiers.push(node)
    if (ast.isJsxOpeningElement(node) || ast.isJsxSelfClosingElement(node))
      if (/^[a-z]/.test(node.tagName.text ?? '')) found.push(...readMarkup(node, placeOf(node)))
  })
  const symbols = checker.getSymbolAtLocation(identifiers)
  const objects = identifiers.map(objectOf)
  const named = identifiers.map((identifier, at) => ({ identifier, object: objects[at], symbol: symbols[at] }))
  const wanted = named.filter(
    ({ object, symbol }) => isPlatform(symbol) || (object && ast.isObjectBindingPattern(object)),
  )
  const members = wanted.filter(({ object }) => object)
  const types = checker.getTypeAtLocation(members.map(({ object }) => object))
  const typeOf = new Map(members.map(({ identifier }, at) => [identifier, types[at]]))
  for (const { identifier, object } of wanted) {
    // A static member's type has no name but that of the variable: `AbortSignal.any`.
    const interfaces = object ? [...interfacesOf(typeOf.get(identifier)), object.text ?? ''] : ['Window', 'EventTarget']
    const isMember = object && object.text !== 'globalThis'
    const path = isMember ? pathOfMember(interfaces, identifier.text) : pathOfGlobal(identifier.text)
    if (!path) continue
    const place = placeOf(identifier)
    found.push({ path, place })
    const called = ast.isPropertyAccessExpression(identifier.parent) ? identifier.parent : identifier
    const call = called.parent
    if ((ast.isCallExpression(call) || ast.isNewExpression(call)) && call.expression === called)
      found.push(...readArguments(call, path, interfaces, place))
  }
  return found
}

/** @returns {{ path: string[], place: string }[]} the features of all client code */
export const readAllScripts = () => {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'test/config/tsconfig.client.json')] })
    const [{ program, checker }] = snapshot.getProjects()
    const interfacesOf = interfaceReader(checker)
    const files = program.getSourceFileNames().map((path) => [path, relative(root, path)])
    return files
      .filter(([, name]) => /^(src|elements)\//.test(name))
      .flatMap(([path, name]) => readFile(program.getSourceFile(path), name, checker, interfacesOf))
  } finally {
    api.close()
  }
}
