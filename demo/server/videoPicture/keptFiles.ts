import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Now } from '../clock'

const day = 24 * 60 * 60 * 1000

/** Files of one day that are kept at most, about 300 MB of pictures. */
const maxFiles = 10_000

const readOrNull = (path: string): Promise<Uint8Array | null> => readFile(path).catch(() => null)

/**
 * Files that can be made again, in a folder for each day: those of today and yesterday. So nothing that was made of a
 * removed video outlives the next day, and no list says what was made.
 * @param folder of this machine
 */
export const keptFiles = (folder: string, now: Now) => {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  let current = ''
  let count = 0

  /** The folders of today and yesterday; the others are removed once a day. */
  const open = async (): Promise<[today: string, yesterday: string]> => {
    const at = now().getTime()
    const days: [string, string] = [dayOf(at), dayOf(at - day)]
    if (current !== days[0]) {
      current = days[0]
      const all = await readdir(folder).catch(() => [])
      for (const name of all.filter((it) => !days.includes(it)))
        await rm(join(folder, name), { recursive: true, force: true })
      count = (await readdir(join(folder, current)).catch(() => [])).length
    }
    return [join(folder, days[0]), join(folder, days[1])]
  }

  return {
    async get(name: string): Promise<Uint8Array | null> {
      const [today, yesterday] = await open()
      return (await readOrNull(join(today, name))) ?? readOrNull(join(yesterday, name))
    },

    /** A full disk, or a day with very many files, costs nothing but the time to make the file again. */
    async put(name: string, bytes: Uint8Array): Promise<void> {
      const [today] = await open()
      if (count >= maxFiles) return
      const aside = join(today, `.${randomUUID()}`)
      try {
        await mkdir(today, { recursive: true, mode: 0o700 })
        // A reader sees all of it or nothing.
        await writeFile(aside, bytes)
        await rename(aside, join(today, name))
        count += 1
      } catch {
        await rm(aside, { force: true })
      }
    },
  }
}
