// Fewer, larger chunks. esbuild makes one for every combination of entry points that share a module, which for a handful
// of elements, views and sheets is dozens of small files. Here chunks that the same first views load become one: after a
// first build, modules are grouped, and the second build reaches a group's modules through one module that imports all of
// them, so that each entry point that needs one has them all and esbuild keeps them together.
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

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

/** Bytes below which what several first views share is worth no file of its own for those that don't need it. */
const SMALL = 6000

/**
 * @param {import('esbuild').Metafile} meta of a build with splitting
 * @param {(output: string) => [early: string[], view: string[], rest: string[]]} loads the outputs that one loads: before
 *   its view, with it, and after it
 * @param {string[]} roots the outputs that pages load
 * @param {Set<string>} together the outputs that all steps of a sign-in load: one group
 * @returns {Map<string, string>} module → name of its group; modules that stay alone are left out
 */
const groupsOf = (meta, loads, roots, together) => {
  const phases = roots.map((root) => loads(root).map((outputs) => new Set(outputs)))
  const groups = new Map()
  const lettersOf = (output) => phases.map((sets) => 'evr'[sets.findIndex((outputs) => outputs.has(output))] ?? '-')
  // What it imports would come along.
  const bringsMore = (imports) => imports.filter(atOnce).some(({ path }) => /[r-]/.test(lettersOf(path).join('')))
  for (const [output, { inputs, imports, entryPoint, bytes }] of Object.entries(meta.outputs)) {
    const letters = lettersOf(output)
    // What one loads early holds no React, so others that load it with their view may as well do so early.
    const when = letters.includes('e') ? letters.join('').replaceAll('v', 'e') : letters.join('')
    if (!/[evr]/.test(when)) {
      if (together.has(output)) for (const path of Object.keys(inputs)) groups.set(path, 'together')
      continue
    }
    const isSmall = /^-*(e-*e|v-*v)[ev-]*$/.test(when) && bytes < SMALL && !bringsMore(imports)
    const name = isSmall ? when.replace(/-/g, /[ev]/.exec(when)[0]) : when
    // Of an entry point that is in a group a file is left that passes it on; those that pages name keep their own code.
    for (const path of Object.keys(inputs)) if (path !== entryPoint || !roots.includes(output)) groups.set(path, name)
  }
  return groups
}

/**
 * The plugin for the second build.
 * @param {string} root the repository's folder
 */
export const mergeChunks = (root, meta, { loads, roots, together }) => {
  const entries = Object.values(meta.outputs).flatMap(({ entryPoint }) => entryPoint ?? [])
  const groups = groupsOf(meta, loads, roots, together)
  const ordered = inOrder(meta, entries)
  const membersOf = (name) => ordered.filter((path) => groups.get(path) === name)
  const neededBy = (path) => {
    const names = meta.inputs[path]?.imports.filter(atOnce).map((it) => groups.get(it.path)) ?? []
    const own = groups.get(path)
    const others = [...new Set(names)].filter((name) => name && name !== own)
    // Whoever asks for one entry point of a group gets all of it.
    return own && entries.includes(path) ? [...others, own] : others
  }
  return {
    name: 'merge-chunks',
    setup(build) {
      build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: 'group', sideEffects: true }))
      build.onResolve({ filter: /^\//, namespace: 'group' }, ({ path }) => ({ path, sideEffects: true }))
      build.onLoad({ filter: /^group:/ }, ({ path }) => ({
        contents: membersOf(path.slice('group:'.length))
          .map((member) => `import ${JSON.stringify(member.startsWith('package:') ? member : join(root, member))}`)
          .join('\n'),
        resolveDir: root,
      }))
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const names = neededBy(relative(root, path))
        if (names.length === 0) return null
        // On the first line, so that source maps keep their lines.
        const first = names.map((name) => `import 'group:${name}';`).join('')
        return { contents: first + (await readFile(path, 'utf8')), loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
