// Builds for tests, once for all of a run.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildClient, buildServer, root } from '../../esbuild.mjs'

const stampFile = join(root, '.build/stamp')

const timeOf = async (path) => (await stat(join(root, path))).mtimeMs

/** Time of the last change to what a build reads; a deleted file shows in its folder's time. */
const changedAt = async () => {
  const folders = ['src', 'elements', 'demo/server']
  const inside = folders.map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
  )
  const paths = ['esbuild.mjs', 'package-lock.json', ...folders, ...(await Promise.all(inside)).flat()]
  return Math.max(...(await Promise.all(paths.map(timeOf))))
}

/** Names this very build: another one, of `npm run dev` for example, has files of another time. */
const stampOf = async () => String(await timeOf('dist/geuin.js'))

const isBuilt = async () => {
  try {
    const [stamp, expected] = await Promise.all([readFile(stampFile, 'utf8'), stampOf()])
    const builtAt = Math.min(...(await Promise.all(['.build/meta.json', '.build/server.mjs'].map(timeOf))))
    return stamp === expected && (await changedAt()) < builtAt
  } catch {
    return false
  }
}

/** dist and the reference server as the sources are now. */
export const ensureBuilt = async () => {
  if (await isBuilt()) return
  await Promise.all([buildClient(), buildServer()])
  await writeFile(stampFile, await stampOf())
}

/** The metafile of the client's build. @returns {Promise<import('esbuild').Metafile>} */
export const readMetafile = async () => {
  await ensureBuilt()
  return JSON.parse(await readFile(join(root, '.build/meta.json'), 'utf8'))
}
