import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { root, serverOptions } from '../../esbuild.mjs'

/** Modules that Node runs as they are stay outside of the bundle: some find the repository by where they stand. */
const besideBundle = {
  name: 'beside-bundle',
  setup(build) {
    build.onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }))
  },
}

/**
 * Chromium, and of Firefox and WebKit what is installed, as the end-to-end tests drive them.
 * @returns {Promise<{ engines: string[], launchBrowser: (of: string) => Promise<import('playwright-core').Browser> }>}
 *   browsers with the part of Playwright's pages that all three have
 */
export const loadEngines = async () => {
  const folder = join(root, 'test')
  const outfile = join(root, '.build/browsers.mjs')
  const entryPoints = [join(folder, 'support/browsers.ts')]
  await esbuild.build({ ...serverOptions, entryPoints, outfile, sourcemap: false, plugins: [besideBundle] })
  const { launchBrowser } = await import(pathToFileURL(outfile).href)
  const { otherEngines } = await import(pathToFileURL(join(folder, 'config/engines.mjs')).href)
  const others = Object.keys(otherEngines).filter((name) => otherEngines[name].path())
  return { engines: ['chromium', ...others], launchBrowser }
}
