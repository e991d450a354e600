import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

interface Holder {
  pid: number
  /** When that process began, in the system's own count, so that another process with its pid is not taken for it. */
  began: string | null
}

/** The lock's file is numbered: who takes it over takes the next number, which a link gives to one process alone. */
const fileName = 'server.lock'
const nameOf = (number: number): string => (number === 0 ? fileName : `${fileName}.${number}`)

const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .map((name) => /^server\.lock(?:\.(\d{1,9}))?$/.exec(name))
    .filter((found) => found !== null)
    .map(([, digits]) => Number(digits ?? 0))
    .sort((a, b) => b - a)

/** From /proc; null on systems without it. Field 22 of stat; the second field may hold spaces and brackets. */
const beginningOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const isAlive = ({ pid, began }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = beginningOf(pid)
  return now === null || began === null ? pid !== process.pid : now === began
}

const parse = (text: string): Holder | null => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    return { pid: value.pid, began: 'began' in value && typeof value.began === 'string' ? value.began : null }
  } catch {
    return null
  }
}

/**
 * Keeps a second server away from a data folder: the embedded database cannot share its files, and would break them.
 * The lock of a process that is gone is taken over.
 * @returns releases the folder
 * @throws Error that says who holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const mine = join(folder, `.${fileName}-${randomUUID()}`)
  const pathOf = (number: number) => join(folder, nameOf(number))
  const content = JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) } satisfies Holder)
  await writeFile(mine, content)
  try {
    for (let tries = 0; tries < 100; tries++) {
      const [newest] = await numbersIn(folder)
      if (newest !== undefined) {
        const text = await readFile(pathOf(newest), 'utf8').catch(() => null)
        if (text === null) continue
        const holder = parse(text)
        if (holder && isAlive(holder)) {
          throw new Error(
            `The data folder ${resolve(folder)} is in use by process ${holder.pid}. ` +
              'Stop that server first, or give this one another folder with GEUIN_DATA.',
          )
        }
      }
      const number = newest === undefined ? 0 : newest + 1
      try {
        // A link appears together with its content, and only when no file has the name.
        await link(mine, pathOf(number))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
        throw error
      }
      const [highest, ...lower] = await numbersIn(folder)
      if (highest === number) {
        for (const old of lower) await rm(pathOf(old), { force: true })
        return async () => {
          const still = await readFile(pathOf(number), 'utf8').catch(() => '')
          if (still === content) await rm(pathOf(number), { force: true })
        }
      }
      // Others took the lock over, and perhaps gave it back, since its number was read.
      await rm(pathOf(number), { force: true })
    }
    throw new Error(`The lock file ${resolve(folder, fileName)} could not be taken over. Remove it if no server runs.`)
  } finally {
    await rm(mine, { force: true })
  }
}
