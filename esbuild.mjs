// Builds what is published (dist/) and the reference server (.build/server.mjs).
// `node esbuild.mjs` builds all of it, minified; demo/start.mjs and the tests call the functions.
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import * as esbuild from 'esbuild'
import { minify as compress } from 'terser'

export const root = dirname(fileURLToPath(import.meta.url))

/** The oldest browsers that client code is built for, as `ios_saf >= 17.5`. */
export const { browserslist, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

// `ios_saf >= 17.5` → `ios17.5`
const target = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

/** The css of a file as it is published, with the prefixes that the oldest browsers need. */
export const transformStyles = async (path, minify = false) => {
  const options = { loader: 'css', minify, target, sourcefile: path }
  const { code } = await esbuild.transform(await readFile(path, 'utf8'), options)
  return code.trim()
}

/** `import sheet from './X.css'` gives one CSSStyleSheet that every shadow root of the page can adopt. */
export const styleSheets = {
  name: 'style-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const code = await transformStyles(path, true)
      const contents = `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(code)});export default s`
      return { contents, loader: 'js' }
    })
  },
}

/** For what ofetch does with base addresses, queries and JSON; kit/http does these itself, and a first frame saves 1.5 kB. */
const unused = 'data:text/javascript,export let withBase,withQuery;export default 0;//unused'

const sharedOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
}

/** The options of every build of client code, the tests' included. */
export const clientOptions = {
  ...sharedOptions,
  platform: 'browser',
  target,
  legalComments: 'none',
  metafile: true,
  plugins: [styleSheets],
  alias: { ufo: unused, destr: unused, '@xmldom/xmldom': unused },
  inject: ['src/kit/builtins.ts'],
  define: {
    ...{ 'Object.defineProperty': 'ownDefineProperty', 'Object.defineProperties': 'ownDefineProperties' },
    GEUIN_PINNED: 'false',
  },
}

/** The options of every build for Node, the tests' included: our modules in one file, packages outside. */
export const serverOptions = {
  ...sharedOptions,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  loader: { '.sql': 'text', '.html': 'text' },
}

/** The exports of a TypeScript source that the build or a test of the build reads, such as the table of settings. */
export const importSource = async (path) => {
  const { outputFiles } = await esbuild.build({ ...serverOptions, entryPoints: [path], write: false, sourcemap: false })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** The settings that this build fixes by environment variables, as code; `undefined` costs no module of its own. */
const defaults = async () => {
  const { settingsTable } = await importSource('src/kit/settings.table.ts')
  // `apiHost` → `GEUIN_API_HOST`
  const fixed = (name) => process.env[`GEUIN_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`] || undefined
  const values = JSON.stringify(Object.fromEntries(Object.keys(settingsTable).map((name) => [name, fixed(name)])))
  return values === '{}' ? 'undefined' : values
}

/** React's files as they are published, CommonJS alone: import path → file. */
const reactFiles = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * Errors that react-dom makes when its file is evaluated, as marks that it throws to itself. They are plain objects in our build:
 * where a page is inspected, by DevTools or Lighthouse, the first error's stack has the browser read the whole file again, in a
 * task of 110 ms on the phone of demo/bench/browser.mjs. What is thrown to the page stays an error.
 */
const topErrors = /(?<=Exception = )Error\((\w+\(\d+\))\)/g

/**
 * Writes each of React's files as an ES module. Bundled as CommonJS it would be one function around the whole file, which a
 * browser reads a second time when it is called: the longest task of a feed's start (60 ms on the phone of
 * demo/bench/browser.mjs, 35 without). What nothing imports can be left out too: 2 kB of each view.
 * @returns {Promise<Record<string, string>>} import path → path of the ES module, for esbuild's `alias`
 */
const reactAsModules = async () => {
  const alias = {}
  for (const [path, file] of Object.entries(reactFiles)) {
    const code = await readFile(join(root, 'node_modules', file), 'utf8')
    const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))]
    const [required = ''] = /^var (?:\s*\w+ = require\([^)]+\),?)+;$/m.exec(code) ?? []
    const imports = [...required.matchAll(/(\w+) = require\(([^)]+)\)/g)]
    const isConstant = (name) => code.split(`exports.${name} = `).length === 2
    const body = code
      .replace(topErrors, '{ message: $1 }')
      .replace(required, imports.map(([, name, from]) => `import * as ${name} from ${from}`).join('\n'))
      .replace(/^exports\.(\w+)/gm, (_, name) => `${isConstant(name) ? 'const' : 'let'} exported_${name}`)
      .replace(/\bexports\.(\w+)/g, 'exported_$1')
    const exported = names.map((name) => `exported_${name} as ${name}`)
    const members = names.map((name) => `${name}: exported_${name}`)
    alias[path] = join(root, '.build/packages', `${path.replace('/', '-')}.js`)
    await writeFile(alias[path], `${body}\nexport { ${exported.join()} }\nexport default { ${members.join()} }\n`)
  }
  return alias
}

/**
 * Other packages that come as CommonJS, each group bundled to one ES module that has the members of all of them. Left as they
 * are, they add wrappers to files that every page loads, and calls through objects.
 */
const commonJs = [
  ['crypto-js/aes', 'crypto-js/enc-utf8'],
  // Three come with yup, one with the cropper, one with uploads.
  ...[['property-expr'], ['tiny-case'], ['toposort'], ['classnames'], ['url-parse']],
]

/** @returns {Promise<Record<string, string>>} as {@link reactAsModules} */
const bundleCommonJs = async (groups) => {
  const require = createRequire(join(root, 'package.json'))
  const alias = {}
  for (const paths of groups) {
    const outfile = join(root, '.build/packages', `${paths[0]}.js`)
    const keys = new Set(paths.flatMap((path) => Object.keys(require(path))))
    const exported = [...keys].filter((key) => /^[A-Za-z_]\w*$/.test(key) && key !== 'default')
    const contents = `${paths.map((path, at) => `const p${at} = require('${path}')`).join('\n')}
      const all = ${paths.length > 1 ? `{ ${paths.map((_, at) => `...p${at}`).join()} }` : 'p0'}
      export default all
      export const { ${exported.join()} } = all`
    const stdin = { contents, resolveDir: root }
    const define = { 'process.env.NODE_ENV': '"development"' }
    await esbuild.build({ ...clientOptions, stdin, outfile, sourcemap: false, inject: [], define })
    for (const path of paths) alias[path] = outfile
  }
  return alias
}

/**
 * What is exported of ofetch's own code, without the client that its entry makes for every page: 0.2 kB before the first
 * frame. @returns {Promise<string>} path of the module, for esbuild's `alias`
 */
const bundleOfetch = async () => {
  const resolveDir = join(root, 'node_modules/ofetch/dist')
  const index = await readFile(join(resolveDir, 'index.mjs'), 'utf8')
  const lines = index.match(/^(import|export) \{.*\} from '\.\/.*$/gm).map((line) => line.replace(/^import/, 'export'))
  const outfile = join(root, '.build/packages/ofetch.js')
  const options = { ...clientOptions, outfile, sourcemap: false, inject: [], define: {} }
  await esbuild.build({ ...options, stdin: { contents: lines.join('\n'), resolveDir } })
  return outfile
}

/** Packages as the build of the client takes them. @returns {Promise<Record<string, string>>} for esbuild's `alias` */
const preparePackages = async (minify) => ({
  // React's development files can't be written as modules: all is in a function already.
  ...(await bundleCommonJs(minify ? commonJs : [...commonJs, Object.keys(reactFiles)])),
  ...(minify && (await reactAsModules())),
  ofetch: await bundleOfetch(),
})

/**
 * What a page has loaded when it imports a file, or loads with it, as files in elements. The first row that fits `importer path`,
 * the latter as the import writes it.
 */
const companions = [
  [/\/SearchPage$/, 'common.app.ts', 'common.membership.ts', 'common.loop.ts', 'common.page.ts'],
  [/\/(pages\/(Community|Loop)Page|RecentNav)$/, 'common.app.ts', 'common.community.ts'],
  [/\/NotificationsPage$/, 'common.app.ts', 'common.community.ts', 'common.place.ts'],
  [/\/pages\/ProfilePage$/, 'common.app.ts', 'common.profile.ts'],
  [/\/(pages\/(Legal|SignIn)|settings\/Settings)Page$/, 'common.app.ts', 'common.list.ts'],
  [/\/(AppIsland|AppearancePart|pages\/\w+|live\.actions)$/, 'common.app.ts'],
  [/(\.steps|stepViews|LazyPhoneForm)\.tsx? /, 'common.step.ts'],
  [/\/saved\/\w+Page$/, 'common.app.ts', 'common.list.ts', 'common.step.ts', 'common.page.ts'],
  [/\/posts\/\w+Page$/, 'common.app.ts', 'common.list.ts', 'common.step.ts', 'common.community.ts'],
  [/ManageSheet\.tsx .*Part$/, 'common.step.ts', 'common.membership.ts'],
  [/\/(manage|invite|join)\.open$/, 'common.step.ts', 'common.membership.ts'],
  [/\/manageLoop\.open$/, 'common.step.ts', 'common.loop.ts'],
  [/\/(placedVideo|personReport)\.open$/, 'common.step.ts', 'common.list.ts', 'common.community.ts'],
  [/\/(\w+\.open|[A-Z]\w*Part)$/, 'common.step.ts', 'common.list.ts'],
  [/\/(modal|resumeModal|provider[.\w]*)\.actions$/, 'common.step.ts'],
  [/\/(Posters|StageMessages)$/, 'common.feed.ts', 'common.posters.ts'],
  [/\/CommunityIsland$/, 'common.membership.ts', 'common.page.ts'],
  [/\/BoxIsland$/, 'common.membership.ts', 'common.posters.ts'],
  [/\/LoopIsland$/, 'common.loop.ts', 'common.page.ts'],
  [/\/ProfileIsland$/, 'common.profile.ts'],
  [/\/(ExploreIsland|CategoryShelves)$/, 'common.membership.ts', 'common.loop.ts'],
  [/\/ProfileCommunities$/, 'common.profile.ts', 'common.membership.ts'],
  [/\/ProfileLoops$/, 'common.profile.ts', 'common.loop.ts'],
  [/\/(ProfileSheet|block\.intent)$/, 'common.profile.ts'],
  [/\/(JoinedItems|LeaveSheet|membership\.intent)$/, 'common.membership.ts'],
  [/\/(\w+Loops|participation\.intent)$/, 'common.loop.ts'],
  [/\/(\w+Members|LeaveLoopSheet|(invite|subscription)\.intent)$/, 'common.community.ts', 'common.place.ts'],
  [/\/FeedDialog$/, 'common.posters.ts'],
  [/\/startPosters$/, 'geuin-feed.first.ts'],
  [/\/PlaybackSheet$/, 'common.feed.ts', 'common.community.ts'],
  [/\/CommentsPanel$/, 'common.feed.ts', 'common.blocks.ts'],
  [/\/Ads$/, 'common.feed.ts', 'common.consent.ts'],
  [
    /\/(FeedIsland|Floating|Sections|LinkOut|PictureControls|PlaybackEffects|\w+(Sheet|Panel)|(spark|comment)\.intent)$/,
    'common.feed.ts',
  ],
  [/\/session\.(start|tokens)$|\/geuin-app\.ts$/, 'common.session.ts'],
  [/\/Account$/, 'common.list.ts'],
  [/\/(consent|follow|elements\/index\.ts)$/, 'common.consent.ts'],
  [/\/([A-Z]\w*|\w+\.(intent|actions))$/, 'common.view.ts'],
]

/**
 * esbuild makes a chunk for each set of entries that share files. This has a file that is imported later load with what
 * the page has by then, so that most sets become equal. Without it a feed loads 6 files in place of 4 before its first
 * frame, 61 in place of 8 with its view (5 % more bytes). Each file is a request: a community showed its posters a fifth later
 * with 40 files than with 22, and has 17.
 */
const loadTogether = {
  name: 'load-together',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind }) => {
      if (kind !== 'dynamic-import' && kind !== 'entry-point') return undefined
      const [, ...common] = companions.find(([pattern]) => pattern.test(`${importer} ${path}`)) ?? []
      if (!common.length) return undefined
      const file = await build.resolve(path, { resolveDir, kind: 'import-statement' })
      return { path: relative(root, file.path), namespace: 'load-together', pluginData: common }
    })
    build.onLoad({ filter: /./, namespace: 'load-together' }, ({ path, pluginData: common }) => {
      const exported = /\/[A-Z]\w*\.tsx$/.test(path) ? '{ default }' : '*'
      const imports = common.map((file) => `import './elements/${file}'`)
      return { contents: [...imports, `export ${exported} from './${path}'`].join('\n'), resolveDir: root }
    })
  },
}

/** The doctor is built apart from what it looks at, so that it also runs where that can't be loaded. */
const doctorApart = {
  name: 'doctor-apart',
  setup: (build) => build.onResolve({ filter: /^\.\/doctor$/ }, () => ({ path: './doctor.js', external: true })),
}

/** Everything that an output loads with its first byte: itself and its static imports. */
export const staticClosure = (meta, output) => {
  const seen = new Set([output])
  for (const path of seen)
    for (const { path: next, kind, external } of meta.outputs[path].imports)
      if (!external && kind !== 'dynamic-import') seen.add(next)
  return [...seen]
}

/** The output that holds a source. */
export const outputOf = (meta, source) => Object.keys(meta.outputs).find((path) => meta.outputs[path].inputs[source])

/** Names of the chunks among outputs, as the loader's `preload` takes them. */
const chunkNames = (outputs) => outputs.flatMap((path) => path.match(/^dist\/chunks\/(.*)\.js$/)?.[1] ?? []).join(' ')

/**
 * Has an element's module preload a view's chunks with the `import()` of the view. Without it a browser learns of them
 * only from the view's first chunk: one more round trip before anything shows.
 */
const preloadViews = async (meta, tag) => {
  const element = `dist/elements/${tag}.js`
  const early = staticClosure(meta, element)
  const first = outputOf(meta, 'elements/geuin-feed.first.ts')
  const withPreload = (call, view) => {
    const loaded = staticClosure(meta, `dist/chunks/${view}.js`).filter((path) => !early.includes(path))
    // The largest comes first, which is the last name: with HTTP/1.1 no more than six load at the same time.
    loaded.sort((one, other) => meta.outputs[one].bytes - meta.outputs[other].bytes)
    return `(globalThis[Symbol.for("geuin")]?.preload?.("${chunkNames(loaded)}"),${call})`
  }
  for (const path of early.includes(first) ? [element, first] : [element]) {
    const code = await readFile(join(root, path), 'utf8')
    await writeFile(join(root, path), code.replace(/import\("\.\.?\/(?:chunks\/)?([A-Z][\w-]+)\.js"\)/g, withPreload))
  }
}

/**
 * Tells bundlers to leave an import to the browser, which alone knows its address: Turbopack would fail to build an app.
 * Minifying would take such a comment out of the source.
 */
const markRuntimeImport = async (meta) => {
  const chunk = outputOf(meta, 'src/ui/lazyView.ts')
  const code = await readFile(join(root, chunk), 'utf8')
  await writeFile(join(root, chunk), code.replace('import(`', 'import(/*webpackIgnore:true*/`'))
}

/**
 * Every page pays for the script tag's file, and terser makes it 6 % smaller than esbuild alone. `unsafe` writes its templates
 * as sums, which is the same for strings.
 */
const compressFurther = async (path) => {
  const [code, content] = await Promise.all([path, `${path}.map`].map((it) => readFile(resolve(root, it), 'utf8')))
  const sourceMap = { content, includeSources: true }
  const result = await compress(code, { ecma: 2022, compress: { ecma: 2022, passes: 3, unsafe: true }, sourceMap })
  await Promise.all([writeFile(resolve(root, path), result.code), writeFile(resolve(root, `${path}.map`), result.map)])
}

/** JSON: tag → names of the chunks that its module needs, as the loader's `preload` takes them. */
const modulesByTag = (meta, tags) => {
  // React, and what else every view needs.
  const common = outputOf(meta, 'src/kit/islandView.tsx')
  const chunksOf = (tag) => {
    const early = staticClosure(meta, `dist/elements/${tag}.js`)
    // A feed plays before it has a view.
    return tag === 'geuin-feed' ? early : [...early, common]
  }
  const all = tags.flatMap(chunksOf)
  const uses = (path) => all.filter((it) => it === path).length
  // The smallest that only one element needs has the last name, and comes first: a feed's reads the answer of its first call,
  // which shares the line with the rest.
  const byUse = (one, other) => uses(other) - uses(one) || meta.outputs[other].bytes - meta.outputs[one].bytes
  const modules = tags
    .map((tag) => [tag, chunkNames(chunksOf(tag).sort(byUse))])
    // What is alike stands side by side, and names that most elements have stand first: both compress better.
    .sort(([, one], [, other]) => one.length - other.length)
  return JSON.stringify(Object.fromEntries(modules))
}

/**
 * The script tag's file: it can name the other files only after they are built.
 * @param {{ folder?: string, isPinned?: boolean }} options where it goes; whether a page's import map holds digests of the files
 */
export const buildAutoload = async (meta, tags, minify, { folder = 'dist', isPinned = false } = {}) => {
  const { metafile } = await esbuild.build({
    ...clientOptions,
    // IIFE: some systems drop type="module" from a script tag, and then an import or export would be a syntax error.
    format: 'iife',
    entryPoints: [{ in: 'elements/autoload.ts', out: 'geuin' }],
    outdir: folder,
    minify,
    // Not linked: the comment would be a hundredth of the file.
    sourcemap: 'external',
    // Without "use strict", which nothing in it needs.
    tsconfigRaw: {},
    define: {
      ...clientOptions.define,
      GEUIN_MODULES: modulesByTag(meta, tags),
      GEUIN_PINNED: String(isPinned),
    },
  })
  if (minify) await compressFurther(join(folder, 'geuin.js'))
  return metafile.outputs
}

/** Tag → attribute → its values, for the doctor: none where any value will do. */
const knownMarkup = async ({ modules }) => {
  const settings = Object.keys((await importSource('src/kit/settings.table.ts')).settingsTable)
  const valuesOf = ({ fieldName, type }) =>
    settings.includes(fieldName) ? [] : [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value)
  const attributesOf = ({ attributes }) => Object.fromEntries(attributes.map((it) => [it.name, valuesOf(it)]))
  return Object.fromEntries(modules.map(({ declarations: [it] }) => [it.tagName, attributesOf(it)]))
}

/**
 * What stands apart in the package: what the script tag's file loads for links that it upgrades, both sides of a frame, the
 * loader for bundlers, what every entry is on a server, the worker for push, the doctor, and what renders on a server.
 */
const buildApart = async (meta, tags, minify) => {
  const { buildManifest } = await import('./test/config/manifest.mjs')
  const manifest = await buildManifest(root, importSource)
  const { metafile } = await esbuild.build({
    ...clientOptions,
    entryPoints: [
      { in: 'src/upgrade/upgrade.ts', out: 'upgrade' },
      { in: 'src/frame/frame.ts', out: 'frame' },
      { in: 'src/frame/framed.ts', out: 'framed' },
      { in: 'elements/autoload.bundlers.ts', out: 'autoload' },
      { in: 'elements/server.ts', out: 'server' },
      { in: 'src/notifications/worker/geuin-sw.ts', out: 'geuin-sw' },
      { in: 'elements/doctor.ts', out: 'doctor' },
      { in: 'elements/render.ts', out: 'render' },
    ],
    external: ['geuin'],
    outdir: 'dist',
    minify,
    sourcemap: 'external',
    define: {
      ...clientOptions.define,
      GEUIN_DEFAULTS: await defaults(),
      GEUIN_MODULES: modulesByTag(meta, tags),
      GEUIN_MARKUP: JSON.stringify(await knownMarkup(manifest)),
      GEUIN_VERSION: JSON.stringify(version),
    },
  })
  return metafile.outputs
}

/** Chunks carry a hash in their name, so those of the last build would pile up. */
const removeStale = async (outputs) => {
  for (const path of await readdir(join(root, 'dist'), { recursive: true }))
    if (/\.js(\.map|\.br)?$/.test(path) && !outputs[`dist/${path.replace(/\.br$/, '')}`])
      await rm(join(root, 'dist', path))
}

/** Smaller files fit into the first packets as they are. */
const worthCompressing = 1024

/**
 * Puts a chunk's brotli form beside it, for servers that send such files. A chunk's name changes with what is in it, so one
 * that has the file is done: all together take five seconds.
 */
const compressChunks = async (outputs) => {
  const done = new Set(await readdir(join(root, 'dist/chunks')))
  const chunks = Object.keys(outputs).filter((path) => /^dist\/chunks\/.*\.js$/.test(path))
  const pack = async (path) => {
    const bytes = await promisify(brotliCompress)(await readFile(path))
    // Renamed, so that an ended build leaves no half of it.
    await writeFile(`${path}.br.part`, bytes)
    await rename(`${path}.br.part`, `${path}.br`)
  }
  const isMissing = (path) =>
    outputs[path].bytes >= worthCompressing && !done.has(`${path.slice('dist/chunks/'.length)}.br`)
  await Promise.all(chunks.filter(isMissing).map((path) => pack(join(root, path))))
}

/** Runs after each build that has no errors. */
const afterBuild = (work) => ({
  name: 'after-build',
  setup: (build) => build.onEnd(({ errors, metafile }) => (errors.length === 0 ? work(metafile) : undefined)),
})

/** Builds once, or after every change too. @returns {Promise<() => Promise<void>>} stops watching */
const run = async (options, watch) => {
  const context = await esbuild.context(options)
  await (watch ? context.watch() : context.rebuild().finally(context.dispose))
  return context.dispose
}

/**
 * dist/geuin.js, dist/elements/*.js, dist/index.js, dist/server.js and dist/chunks; the metafile is kept in .build/meta.json.
 * @param {{ watch?: boolean, minify?: boolean, onBuilt?: () => void }} options
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export const buildClient = async ({ watch = false, minify = true, onBuilt } = {}) => {
  const mode = minify ? '"production"' : '"development"'
  const { tags } = await importSource('elements/registry.ts')
  const elements = tags.map((tag) => ({ in: `elements/${tag}.ts`, out: `elements/${tag}` }))
  const finish = async (meta) => {
    const outputs = {
      ...meta.outputs,
      ...(await buildAutoload(meta, tags, minify)),
      ...(await buildApart(meta, tags, minify)),
    }
    for (const tag of tags) await preloadViews(meta, tag)
    await markRuntimeImport(meta)
    await removeStale(outputs)
    if (minify) await compressChunks(outputs)
    await writeFile(join(root, '.build/meta.json'), JSON.stringify({ inputs: meta.inputs, outputs }))
    onBuilt?.()
  }
  const options = {
    ...clientOptions,
    entryPoints: [...elements, { in: './elements/index.ts', out: 'index' }],
    alias: { ...clientOptions.alias, ...(await preparePackages(minify)) },
    // The files before the first frame: injected into all, they are three in place of 22 (13 % fewer bytes).
    inject: ['elements/common.ts', ...clientOptions.inject],
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    minify,
    // Published files link to no map: opening the developer tools on an author's page would load ten times the code.
    sourcemap: minify ? 'external' : true,
    // esbuild follows the imports of the common files and drops them; React asks whether its scheduler has a log: intended.
    logOverride: { 'ignored-bare-import': 'silent', 'import-is-undefined': 'silent' },
    define: {
      ...clientOptions.define,
      // By these packages look for AMD, CommonJS and a worker's code, and bundlers for the files that they name.
      ...{ define: 'undefined', require: 'undefined', __HLS_WORKER_BUNDLE__: 'undefined' },
      GEUIN_DEFAULTS: await defaults(),
      'process.env.NODE_ENV': mode,
    },
    mangleProps: /^bind$/,
    mangleCache: { bind: 'geuinBind' },
    plugins: [...clientOptions.plugins, doctorApart, loadTogether, afterBuild(finish)],
  }
  return run(options, watch)
}

/** .build/server.mjs, the reference server. */
export const buildServer = ({ watch = false, onBuilt } = {}) => {
  const plugins = [afterBuild(() => onBuilt?.())]
  return run({ ...serverOptions, entryPoints: ['demo/server/main.ts'], outfile: '.build/server.mjs', plugins }, watch)
}

/** What only a published package needs, dist/types, beside everything else; and the plugin. */
const buildAll = async () => {
  const { buildTypes } = await import('./test/config/types.mjs')
  const { buildWordPress } = await import('./demo/cms/wordpress.mjs')
  await Promise.all([buildClient(), buildServer(), buildTypes(root)])
  await buildWordPress(root)
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  await buildAll().catch((error) => {
    // esbuild and tsc have reported where it failed.
    console.error(error.stdout ?? error.message)
    process.exitCode = 1
  })
