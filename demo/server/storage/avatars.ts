import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The names of the avatars that move, from the files of the demo's media; read once. */
export const avatarNames = (root: string): (() => Promise<ReadonlySet<string>>) => {
  let names: Promise<ReadonlySet<string>> | undefined
  const read = async () => {
    const files = await readdir(join(root, 'demo/media/avatars'))
    return new Set(files.flatMap((file) => (file.endsWith('.gif') ? [file.slice(0, -'.gif'.length)] : [])))
  }
  return () => {
    names ??= read()
    return names
  }
}
