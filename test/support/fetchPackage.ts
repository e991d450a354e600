import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'

const run = promisify(execFile)

/**
 * A package that is no dependency, without its own dependencies, kept in `.build`.
 * @returns its folder; undefined where the registry can't be reached
 */
export const fetchPackage = async (name: string, version: string): Promise<string | undefined> => {
  const folder = join(root, '.build/packages', `${name}-${version}`)
  if (existsSync(folder)) return folder
  const parts = `${folder}.${process.pid}`
  await mkdir(parts, { recursive: true })
  try {
    const options = ['--fetch-retries=0', '--fetch-timeout=20000', '--pack-destination', parts]
    await run('npm', ['pack', `${name}@${version}`, ...options], { timeout: 60_000 })
    await run('tar', ['-xzf', join(parts, `${name}-${version}.tgz`), '-C', parts])
    await rename(join(parts, 'package'), folder)
    return folder
  } catch {
    return undefined
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
}
