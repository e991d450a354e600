// Builds what is published (dist/) and the reference server (.build/server.mjs).
// `node esbuild.mjs` builds all of it, minified; demo/start.mjs and the tests call the functions.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { mergeChunks } from './test/config/chunks.mjs'
import { packages } from './test/config/packages.mjs'
import { chunksIn, phasesOf, sharedBy, signInSteps } from './test/config/phases.mjs'

export const root = dirname(fileURLToPath(import.meta.url))
const metaFile = join(root, '.build/meta.json')

/** Settings that a build may fix; `apiHost` is read from the environment variable `GEUIN_API_HOST`, and so on. */
const settings = [
  'apiHost',
  'mediaHost',
  'hostUrl',
  'analyticsUrl',
  'storageBase',
  'brandId',
  'routeBase',
  'locale',
  'consent',
  'cipherKey',
  'cipherIv',
  'cipherSuffix',
  'storageMode',
  'iosStoreLink',
  'androidStoreLink',
  'platformSource',
]

const defaults = () =>
  Object.fromEntries(
    settings.flatMap((name) => {
      const value = process.env[`GEUIN_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`]
      return value ? [[name, value]] : []
    }),
  )

/** `import sheet from './X.css'` gives one CSSStyleSheet that every shadow root of the page can adopt. */
export const sheets = {
  name: 'sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const { code } = await esbuild.transform(text, {
        loader: 'css',
        minify: true,
        target: 'es2022',
        sourcefile: path,
      })
      const contents = `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(code.trim())});export default s`
      return { contents, loader: 'js' }
    })
  },
}

/** What every build of client code shares, the tests' included. */
export const clientOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  plugins: [sheets],
}

/** What every build of code for Node shares, the tests' included: our modules in one file, packages left outside. */
export const serverOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  packages: 'external',
  sourcemap: true,
  loader: { '.sql': 'text', '.html': 'text' },
  logLevel: 'warning',
}

const isEmpty = (object) => Object.keys(object).length === 0

const elementFiles = async () =>
  (await readdir(join(root, 'elements')))
    .filter((name) => /^geuin-[a-z-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -3))

const clientEntries = async () => [
  ...(await elementFiles()).map((tag) => ({ in: `elements/${tag}.ts`, out: `elements/${tag}` })),
  { in: 'src/index.ts', out: 'index' },
]

/** Writes the names of the view's chunks into an element's module; they are known when all chunks have their hashes. */
const nameViews = async (meta, tag) => {
  const path = `dist/elements/${tag}.js`
  const [early, , all] = phasesOf(meta, path).map(chunksIn)
  const names = all.filter((name) => !early.includes(name)).join(' ')
  const code = await readFile(join(root, path), 'utf8')
  await writeFile(join(root, path), code.replace('GEUIN_VIEW', names))
}

/** The script tag's file: it can name the other files only after they are built. */
const buildAutoload = async (meta, minify) => {
  const tags = await elementFiles()
  const modules = Object.fromEntries(
    tags.map((tag) => [tag, chunksIn(phasesOf(meta, `dist/elements/${tag}.js`)[0]).join(' ')]),
  )
  const built = await esbuild.build({
    ...clientOptions,
    // IIFE: some systems drop type="module" from a script tag, and then an import or export would be a syntax error.
    format: 'iife',
    entryPoints: [{ in: 'elements/autoload.ts', out: 'geuin' }],
    outdir: 'dist',
    minify,
    // Not linked: the comment would be a hundredth of the file.
    sourcemap: 'external',
    define: { GEUIN_MODULES: JSON.stringify(modules) },
  })
  return built.metafile.outputs
}

/** Chunks carry a hash in their name, so those of the last build would pile up. */
const removeStale = async (outputs) => {
  for (const folder of ['dist', 'dist/elements', 'dist/chunks']) {
    const names = await readdir(join(root, folder)).catch(() => [])
    for (const name of names)
      if (/\.js(\.map)?$/.test(name) && !outputs[`${folder}/${name}`]) await rm(join(root, folder, name))
  }
}

/** What a build depends on beside its sources; the metafile says it as `of`. */
const kindOf = (minify) => JSON.stringify([minify, defaults()])

const timeOf = async (path) => (await stat(join(root, path))).mtimeMs

/** Whether the last builds are of the sources as they are; that a file was deleted shows in its folder's time. */
export const isBuilt = async () => {
  try {
    const meta = await readFile(metaFile, 'utf8')
    if (JSON.parse(meta).of !== kindOf(true)) return false
    const folders = ['src', 'elements', 'demo/server', 'test/config']
    const inside = folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    )
    const sources = ['esbuild.mjs', 'package-lock.json', ...folders, ...(await Promise.all(inside)).flat()]
    const changed = await Promise.all(sources.map(timeOf))
    const built = await Promise.all(['.build/meta.json', '.build/server.mjs', 'dist/geuin.js'].map(timeOf))
    return Math.max(...changed) < Math.min(...built)
  } catch {
    return false
  }
}

/** Runs when all modules are built, in a watching build after each change. */
const finish = (minify, onBuilt) => ({
  name: 'finish',
  setup(build) {
    build.onEnd(async ({ errors, metafile }) => {
      if (errors.length > 0) return
      const outputs = { ...metafile.outputs, ...(await buildAutoload(metafile, minify)) }
      for (const tag of await elementFiles()) await nameViews(metafile, tag)
      await removeStale(outputs)
      await mkdir(dirname(metaFile), { recursive: true })
      await writeFile(metaFile, JSON.stringify({ of: kindOf(minify), inputs: metafile.inputs, outputs }))
      onBuilt?.()
    })
  },
})

/**
 * dist/geuin.js, dist/elements/*.js, dist/index.js and dist/chunks; the metafile is kept in .build/meta.json.
 * @param {{ watch?: boolean, minify?: boolean, onBuilt?: () => void }} options
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export const buildClient = async ({ watch = false, minify = true, onBuilt } = {}) => {
  const options = {
    ...clientOptions,
    entryPoints: await clientEntries(),
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    minify,
    define: {
      // An object would be a module of its own.
      GEUIN_DEFAULTS: isEmpty(defaults()) ? 'undefined' : JSON.stringify(defaults()),
      GEUIN_VIEW: '"GEUIN_VIEW"',
      'process.env.NODE_ENV': minify ? '"production"' : '"development"',
    },
  }
  const last = finish(minify, onBuilt)
  if (!watch) {
    const merge = await mergeOf(options)
    // The groups' own imports are there to be followed, not to be kept.
    const logOverride = { 'ignored-bare-import': 'silent' }
    await esbuild.build({ ...options, logOverride, plugins: [merge, ...options.plugins, packages(root), last] })
    return async () => {}
  }
  const context = await esbuild.context({ ...options, plugins: [...options.plugins, packages(root), last] })
  await context.watch()
  return () => context.dispose()
}

/** Looks at what a build would give, and says how its chunks can be fewer. */
const mergeOf = async (options) => {
  const { metafile } = await esbuild.build({
    ...options,
    plugins: [...options.plugins, packages(root)],
    write: false,
    sourcemap: false,
  })
  const roots = Object.keys(metafile.outputs).filter((path) => /^dist\/elements\/[^/]+\.js$/.test(path))
  return mergeChunks(root, metafile, {
    loads: (path) => phasesOf(metafile, path),
    roots,
    together: sharedBy(metafile, signInSteps),
  })
}

/** .build/server.mjs, the reference server. */
export const buildServer = async ({ watch = false, onBuilt } = {}) => {
  const options = {
    ...serverOptions,
    entryPoints: ['demo/server/main.ts'],
    outfile: '.build/server.mjs',
    plugins: [
      { name: 'built', setup: (build) => build.onEnd(({ errors }) => void (errors.length === 0 && onBuilt?.())) },
    ],
  }
  if (!watch) {
    await esbuild.build(options)
    return async () => {}
  }
  const context = await esbuild.context(options)
  await context.watch()
  return () => context.dispose()
}

/** What only a published package needs, dist/types and dist/custom-elements.json, beside everything else. */
const buildAll = async () => {
  const { buildManifest } = await import('./test/config/manifest.mjs')
  const { buildTypes } = await import('./test/config/types.mjs')
  await Promise.all([buildClient(), buildServer(), buildTypes(root), buildManifest(root)])
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  await buildAll().catch((error) => {
    // esbuild and tsc have said where it failed.
    console.error(error.stdout ?? error.message)
    process.exitCode = 1
  })
