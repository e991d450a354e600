// Bundles TypeScript that runs in Node, each file with its own modules.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { root, serverOptions } from '../../esbuild.mjs'

/** The build's own module is imported where it stands, since it finds the repository by its place. */
const buildModule = {
  name: 'build-module',
  setup(build) {
    build.onResolve({ filter: /\/esbuild\.mjs$/ }, () => ({
      path: pathToFileURL(join(root, 'esbuild.mjs')).href,
      external: true,
    }))
  },
}

/**
 * @param {string[]} files paths from the root
 * @param {string} outdir in which each has the folders of its source
 * @returns {Promise<string[]>} the bundled files, as paths from the root
 */
export const bundleForNode = async (files, outdir) => {
  await esbuild.build({
    ...serverOptions,
    entryPoints: files,
    outdir,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    plugins: [buildModule],
  })
  return files.map((file) => join(outdir, file.replace(/\.(tsx?|mjs)$/, '.mjs')))
}
