// The package as `npm pack` makes it, where an app would have it installed.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'

const run = promisify(execFile)

/**
 * @param {string} folder of an app; what is built must be there already
 * @returns {Promise<string>} the package's folder in it
 */
export const installPacked = async (folder) => {
  const installed = join(folder, 'node_modules/geuin')
  await rm(installed, { recursive: true, force: true })
  await mkdir(installed, { recursive: true })
  const parts = await mkdtemp(join(tmpdir(), 'geuin-pack-'))
  try {
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', parts], { cwd: root })
    const [archive] = await readdir(parts)
    await run('tar', ['-xzf', join(parts, archive), '--strip-components=1', '-C', installed])
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
  return installed
}
