import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isRoot = (folder: string) => existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'demo'))

/** The repository's folder, from wherever the bundle of this module was put inside it. */
export const findRoot = (from: string = dirname(fileURLToPath(import.meta.url))): string => {
  if (isRoot(from)) return from
  const above = dirname(from)
  if (above === from) throw new Error('the server must be inside the repository: it serves demo/ and dist/')
  return findRoot(above)
}
