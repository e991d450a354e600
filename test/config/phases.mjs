// What a page loads when: read from a build's metafile, to tell the loader what to preload and the tests what a page pays.

/** The client modules of a page's first view that are fetched by `import()`: the islands' views and what mounts them. */
const firstView = /(Island\.tsx|^src\/kit\/mount\.tsx)$/

/** Those that views fetch as soon as they show. */
const afterView = /^$/

/**
 * Everything an output loads before its first view shows: itself, its static imports, and those of the views it imports.
 * @param {import('esbuild').Metafile} meta
 * @param {string} output a path of the metafile, such as `dist/elements/geuin-feed.js`
 * @param {(entryPoint: string) => boolean} follow which dynamic imports count
 * @returns {string[]} paths of the metafile, the output first
 */
export const closure = (meta, output, follow = (entry) => firstView.test(entry)) => {
  const seen = new Set([output])
  for (const path of seen)
    for (const { path: next, kind, external } of meta.outputs[path]?.imports ?? []) {
      if (external) continue
      if (kind !== 'dynamic-import' || follow(meta.outputs[next]?.entryPoint ?? '')) seen.add(next)
    }
  return [...seen]
}

/** The same for the time before the view, for the view, and for what follows it at once; each with the ones before. */
export const phasesOf = (meta, output) => [
  closure(meta, output, () => false),
  closure(meta, output),
  closure(meta, output, (entry) => firstView.test(entry) || afterView.test(entry)),
]

/** The output of an entry point, such as `src/auth/signIn/SignIn.tsx`. */
export const outputOf = (meta, source) =>
  Object.keys(meta.outputs).find((path) => meta.outputs[path].entryPoint === source)

/** The steps of a sign-in: whoever comes to one comes to the others. */
export const signInSteps = ['src/auth/signIn/SignIn.tsx', 'src/auth/signIn/EnterCode.tsx']

/** Everything that all of these entry points load at once. */
export const sharedBy = (meta, sources) => {
  const [first, ...others] = sources.map((source) => new Set(closure(meta, outputOf(meta, source), () => false)))
  return new Set([...first].filter((path) => others.every((paths) => paths.has(path))))
}

/** Names of the chunks among outputs. */
export const chunksIn = (outputs) => outputs.flatMap((path) => path.match(/^dist\/chunks\/(.*)\.js$/)?.[1] ?? [])
