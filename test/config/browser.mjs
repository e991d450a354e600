// Tests that run in a browser: test/src and test/elements, bundled by the build's own options, beside the reference
// server's app at the same origin.
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { defaultReporter, startTestRunner } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import * as esbuild from 'esbuild'
import { chromiumFlags, chromiumPath } from '../../demo/chromium.mjs'
import { clientOptions, root } from '../../esbuild.mjs'
import { bundleForNode } from './bundle.mjs'
import { pageLauncher } from './pageLauncher.mjs'

const served = /^\/(api|goservices|media|storage|uploads|mailbox|ads|openapi\.json)(\/|\?|$)/

/** Bundles the test files and what they import into `.build/browser`; gives the bundled files. */
const bundle = async (files, outdir, engine) => {
  await rm(join(root, outdir), { recursive: true, force: true })
  await esbuild.build({
    ...clientOptions,
    entryPoints: files,
    outdir,
    outbase: '.',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    define: {
      GEUIN_DEFAULTS: '{}',
      // A test of the loader says itself what there is to load.
      GEUIN_MODULES: 'globalThis.GEUIN_MODULES',
      'process.env.NODE_ENV': '"development"',
      'process.env.ENGINE': JSON.stringify(engine),
    },
    // The runner's own browser modules, which it serves itself.
    external: ['/__web-*'],
  })
  return files.map((file) => join(outdir, file.replace(/\.tsx?$/, '.js')))
}

/** What the runner needs of sources in TypeScript: the reference server's app, and how other engines are launched. */
const importSupport = async (outdir) => {
  const files = await bundleForNode(['demo/server/testing.ts', 'test/support/browsers.ts'], outdir)
  const [server, browsers] = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))
  // The app's database is seeded before the first test, whose calls would wait for that longer than the client does.
  return { app: await server.createTestApp(), launchBrowser: browsers.launchBrowser }
}

/** Hands a koa request to a fetch-style app and its answer back. */
const toApp = async (app, context) => {
  const { method, url } = context.req
  // Read first: a caller that has gone by now leaves a stream that no request can be made of.
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(context.req).catch(() => undefined)
  const request = new Request(new URL(url, context.origin), {
    method,
    headers: Object.entries(context.req.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(body?.length && { body }),
  })
  const answer = await app.fetch(request)
  for (const [name, value] of answer.headers) context.append(name, value)
  context.body = answer.body ? Buffer.from(await answer.arrayBuffer()) : null
  // Last: koa makes an answer without a body a 204 of its own.
  context.status = answer.status
}

const appMiddleware = (app) => async (context, next) => (served.test(context.url) ? toApp(app, context) : next())

/**
 * A context for each tab, since tabs of one share storage and hear each other, and files run side by side. Without focus
 * emulation the tabs behind get no animation frames.
 */
const createPage = async ({ browser }) => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

const chromium = () =>
  chromeLauncher({
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
    },
    createPage,
  })

/** Runs in each page before its tests. */
const prepare = () => {
  // Tabs are used again, so each file begins with empty storage.
  localStorage.clear()
  sessionStorage.clear()
  // The client takes the page's fetch when it loads, which may be before the helper that answers in the server's place.
  const server = window.fetch.bind(window)
  window.testFetch = { server, answer: server }
  window.fetch = (...args) => window.testFetch.answer(...args)
  // What a failed test compared is cloned and sent; of an element that can't be, and the runner would wait to the end.
  Node.prototype.toJSON = function () {
    return this.cloneNode().outerHTML ?? this.nodeName
  }
  const clone = structuredClone
  window.structuredClone = (value, options) => {
    try {
      return clone(value, options)
    } catch {
      return JSON.parse(JSON.stringify(value))
    }
  }
}

const html = (framework) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
<meta name="viewport" content="width=device-width"><script>(${prepare})()</script></head>
<body><script type="module" src="${framework}"></script></body></html>`

/**
 * @param {string[]} files paths from the root
 * @param {{ engine: string, atOnce: number }} options how many files run at the same time
 * @returns {Promise<import('./run.mjs').Result>}
 */
export const runBrowser = async (files, { engine, atOnce }) => {
  const outdir = `.build/browser-${process.pid}`
  try {
    const bundled = await bundle(files, outdir, engine)
    const { app, launchBrowser } = await importSupport(outdir)
    const runner = await startTestRunner({
      readCliArgs: false,
      readFileConfig: false,
      autoExitProcess: false,
      config: {
        rootDir: root,
        files: bundled,
        concurrency: atOnce,
        testsFinishTimeout: 600_000,
        testFramework: { config: { timeout: 30_000 } },
        testRunnerHtml: html,
        middleware: [appMiddleware(app)],
        reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false })],
        browsers: [
          engine === 'chromium' ? chromium() : pageLauncher(engine, () => launchBrowser(engine, { autoplays: true })),
        ],
      },
    })
    await new Promise((done) => runner.on('stopped', done))
    return count([...runner.sessions.all()], files)
  } finally {
    await rm(join(root, outdir), { recursive: true, force: true })
  }
}

/** A file that failed outside its tests (a syntax error, a crash) counts as one failure. */
const count = (sessions, files) => {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const fail = (names, error) => {
    total.failed += 1
    const file = files.find((path) => path.replace(/\.tsx?$/, '.js') === names[0])
    total.failures.push({ name: names.join(' > '), error, file })
  }
  const skip = (...names) => {
    total.skipped += 1
    console.log(`﹣ ${names.join(' > ')}`)
  }
  const walk = (suite, names) => {
    for (const test of suite?.tests ?? []) {
      if (test.skipped) skip(...names, test.name)
      else if (test.passed) total.passed += 1
      else fail([...names, test.name], test.error?.message ?? '')
    }
    for (const inner of suite?.suites ?? []) walk(inner, [...names, inner.name])
  }
  for (const session of sessions) {
    const before = total.failed
    const file = relative(root, session.testFile).replace(/^\.build\/[^/]+\//, '')
    walk(session.testResults, [file])
    if (!session.passed && total.failed === before) fail([file], 'failed as a whole')
  }
  return total
}
