// Fewer, larger chunks. esbuild makes one for every combination of entry points that share a module, which for a handful
// of elements, views and sheets is dozens of small files. Here chunks that the same first views load become one: after a
// first build, modules are grouped, and the second build reaches a group's modules through one module that imports all of
// them, so that each entry point that needs one has them all and esbuild keeps them together.
import { join, relative } from 'node:path'
import { readThroughDoors } from './doors.mjs'

const atOnce = ({ kind, external }) => kind !== 'dynamic-import' && !external

/** All modules, each after those that it imports: the order in which they must run. */
const inOrder = ({ inputs }, entries) => {
  const ordered = new Set()
  const visit = (path, above = new Set()) => {
    if (ordered.has(path) || above.has(path)) return
    above.add(path)
    for (const { path: next } of inputs[path]?.imports.filter(atOnce) ?? []) visit(next, above)
    ordered.add(path)
  }
  for (const entry of entries) visit(entry)
  return [...ordered]
}

/**
 * @param {import('esbuild').Metafile} meta of a build with splitting
 * @param {(output: string, view: boolean) => string[]} closure the outputs that one loads, with or without its view
 * @param {string[]} roots the outputs that pages load
 * @returns {Map<string, string>} module → name of its group; modules that stay alone are left out
 */
const groupsOf = (meta, closure, roots) => {
  const loads = roots.map((root) => ({ early: new Set(closure(root, false)), view: new Set(closure(root, true)) }))
  const groups = new Map()
  for (const [output, { inputs, entryPoint }] of Object.entries(meta.outputs)) {
    const when = loads.map(({ early, view }) => (early.has(output) ? 'e' : view.has(output) ? 'v' : '-')).join('')
    // What one loads early holds no React, so others that load it anyway may as well do so early.
    const name = when.includes('e') ? when.replaceAll('v', 'e') : when
    if (!/[ev]/.test(name)) continue
    for (const path of Object.keys(inputs)) if (path !== entryPoint) groups.set(path, name)
  }
  return groups
}

/**
 * The plugin for the second build.
 * @param {string} root the repository's folder
 */
export const mergeChunks = (root, meta, closure, roots) => {
  const entries = Object.values(meta.outputs).flatMap(({ entryPoint }) => entryPoint ?? [])
  const groups = groupsOf(meta, closure, roots)
  const ordered = inOrder(meta, entries)
  const membersOf = (name) => ordered.filter((path) => groups.get(path) === name)
  const neededBy = (path) => {
    const names = meta.inputs[path]?.imports.filter(atOnce).map((it) => groups.get(it.path)) ?? []
    return [...new Set(names)].filter((name) => name && name !== groups.get(path))
  }
  return {
    name: 'merge-chunks',
    setup(build) {
      build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: 'group', sideEffects: true }))
      build.onResolve({ filter: /^\//, namespace: 'group' }, ({ path }) => ({ path, sideEffects: true }))
      build.onLoad({ filter: /^group:/ }, ({ path }) => ({
        contents: membersOf(path.slice('group:'.length))
          .map((member) => `import ${JSON.stringify(join(root, member))}`)
          .join('\n'),
        resolveDir: root,
      }))
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const names = neededBy(relative(root, path))
        if (names.length === 0) return null
        // On the first line, so that source maps keep their lines.
        const first = names.map((name) => `import 'group:${name}';`).join('')
        return { contents: first + (await readThroughDoors(path)), loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
