// The package as `npm pack` makes it: imported on a server, and built into an app by two bundlers.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import * as esbuild from 'esbuild'
import { chromium } from 'playwright-core'
import webpack from 'webpack'
import { chromiumFlags, chromiumPath } from '../../demo/chromium.mjs'
import { ensureBuilt, readMetafile } from './built.mjs'
import { installPacked } from './pack.mjs'

const run = promisify(execFile)

/** The names that a `*` in the exports map matches. */
const elementTags = [
  'geuin-app',
  'geuin-auth',
  'geuin-community',
  'geuin-explore',
  'geuin-feed',
  'geuin-loop',
  'geuin-profile',
]

/** Import paths of every entry of the exports map. */
const entriesOf = (exports) =>
  Object.keys(exports).flatMap((path) => {
    const names = path.includes('*') ? elementTags.map((tag) => path.replace('*', tag)) : [path]
    return names.map((name) => name.replace('.', 'geuin'))
  })

/** A page of a user's app: an element by import, and the JS API. */
const app = `
import 'geuin/elements/geuin-feed.js'
import { geuin } from 'geuin'

geuin.configure({ locale: 'en' })
const feed = document.createElement('geuin-feed')
feed.items = [{ id: 'a', mp4: '/none.mp4', title: 'A lamp, folded' }]
feed.eager = true
document.body.append(feed)
`

describe('the package', () => {
  let folder
  let installed
  before(async () => {
    await ensureBuilt()
    folder = await mkdtemp(join(tmpdir(), 'geuin-package-'))
    installed = await installPacked(folder)
    await writeFile(join(folder, 'app.js'), app)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const published = async () => JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')).exports

  /** Imports in a new process, which has no document; what the code says by JSON. */
  const evaluate = async (code) => {
    // Too long for an argument.
    const file = join(folder, `evaluated-${randomUUID()}.mjs`)
    await writeFile(file, code)
    const { stdout } = await run(process.execPath, [file], { cwd: folder })
    return JSON.parse(stdout)
  }

  /** Imports every entry, where there is no document: how many there are, and how many globals they made. */
  const importAll = (entries) => {
    const imports = entries.map((entry) =>
      entry.endsWith('.json') ? `import('${entry}', { with: { type: 'json' } })` : `import('${entry}')`,
    )
    return `const before = Reflect.ownKeys(globalThis).length
      const all = await Promise.all([${imports.join()}])
      console.log(JSON.stringify([all.length, Reflect.ownKeys(globalThis).length - before]))`
  }

  it('is imported in Node, every entry, and does nothing there [T02]', async () => {
    const entries = entriesOf(await published())
    assert.ok(entries.includes('geuin/elements/geuin-feed.js') && entries.includes('geuin'))
    assert.deepEqual(await evaluate(importAll(entries)), [entries.length, 0])
  })

  for (const condition of ['workerd', 'edge-light', 'worker'])
    it(`is imported by a worker that is bundled with the condition ${condition} [T02]`, async () => {
      const entries = entriesOf(await published())
      const stdin = { contents: importAll(entries), resolveDir: folder }
      const options = { stdin, bundle: true, format: 'esm', platform: 'neutral', conditions: [condition], write: false }
      const { outputFiles } = await esbuild.build(options)
      assert.deepEqual(await evaluate(outputFiles[0].text), [entries.length, 0])
    })

  it('has on a server what it has in a browser, by the same names [T02]', async () => {
    const { outputs } = await readMetafile()
    for (const [entry, file] of [
      ['geuin', 'dist/index.js'],
      ...elementTags.map((tag) => [`geuin/elements/${tag}.js`, `dist/elements/${tag}.js`]),
    ]) {
      const names = await evaluate(`console.log(JSON.stringify(Object.keys(await import('${entry}'))))`)
      for (const name of outputs[file].exports) assert.ok(names.includes(name), `${entry} lacks ${name}`)
    }
  })

  it('has a JS API on a server that does nothing: no user, no answer to wait for [T02]', async () => {
    const seen = await evaluate(`
      import { geuin } from 'geuin'
      import { GeuinFeed } from 'geuin/elements/geuin-feed.js'
      geuin.configure({ apiHost: 'https://api.example' })
      geuin.on('geuin:login', () => {})()
      await Promise.all([geuin.signIn(), geuin.signOut(), geuin.signInWithToken('a'), geuin.setConsent('granted')])
      await geuin.diagnose()
      class Own extends GeuinFeed {}
      console.log(JSON.stringify({ user: geuin.user, own: typeof Own }))`)
    assert.deepEqual(seen, { user: null, own: 'function' })
  })

  it('has no define() or require() in it that a bundler would resolve [T02]', async () => {
    const files = (await readdir(join(installed, 'dist'), { recursive: true })).filter((name) => name.endsWith('.js'))
    assert.ok(files.length > 20)
    const free = []
    for (const name of files) {
      const text = await readFile(join(installed, 'dist', name), 'utf8')
      // This replaces those names only where the file doesn't declare them.
      const { code } = await esbuild.transform(text, { define: { define: 'freeName', require: 'freeName' } })
      if (code.includes('freeName')) free.push(name)
    }
    assert.deepEqual(free, [])
  })

  it('leaves imports of addresses that only a browser knows to the browser, for Turbopack fails on them [T02]', async () => {
    const files = (await readdir(join(installed, 'dist'), { recursive: true })).filter((name) => name.endsWith('.js'))
    // The script tag's file is in no app: bundlers get autoload.js in its place.
    const bundled = files.filter((name) => name !== 'geuin.js')
    const texts = await Promise.all(bundled.map((name) => readFile(join(installed, 'dist', name), 'utf8')))
    assert.ok(texts.some((text) => text.includes('import(/*webpackIgnore:true*/`')))
    assert.ok(texts.every((text) => !text.includes('import(`')))
  })

  const outdir = (name) => join(folder, name)

  /** Opens the app as it was built, and waits until its feed has tried the video that the app gave it. */
  const opens = async (name) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
    try {
      const page = await browser.newPage()
      const faults = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.route('http://app.localhost/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const isCode = extname(pathname) === '.js'
        const body = isCode
          ? await readFile(join(outdir(name), pathname), 'utf8')
          : '<!doctype html><title>App</title><body><script type="module" src="/app.js"></script>'
        await route.fulfill({ contentType: isCode ? 'text/javascript' : 'text/html', body })
      })
      await page.goto('http://app.localhost/')
      await page.getByText('This video didn’t load').waitFor()
      assert.deepEqual(faults, [])
    } finally {
      await browser.close()
    }
  }

  it('is built into an app by esbuild, and works in it [T02]', async () => {
    const { warnings } = await esbuild.build({
      absWorkingDir: folder,
      entryPoints: ['app.js'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: outdir('esbuild'),
      logLevel: 'silent',
    })
    assert.deepEqual(warnings, [])
    await opens('esbuild')
  })

  it('is built into an app by webpack, also where that resolves define([…]), and works in it [T02]', async () => {
    const stats = await promisify(webpack)({
      context: folder,
      mode: 'production',
      devtool: false,
      entry: { app: './app.js' },
      output: { path: outdir('webpack'), publicPath: '/' },
      // As Turbopack reads every file; webpack itself leaves define() alone in a package of ES modules.
      module: { rules: [{ test: /\.js$/, type: 'javascript/auto' }] },
      optimization: { minimize: false },
      performance: { hints: false },
    })
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true })
    const isSize = ({ message }) => /size limit|code splitting/.test(message)
    assert.deepEqual(
      [...errors, ...warnings.filter((it) => !isSize(it))].map(({ message }) => message),
      [],
    )
    await opens('webpack')
  })
})
