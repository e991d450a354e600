import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serveFolder } from '../http/files'
import { fileHeaders, forever } from './headers'
import type { Storage } from './storage'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const flush = async (file: string) => {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder, which is made when the first one comes. */
export const diskStorage = (folder: string): Storage => {
  const files = serveFolder({ path: folder, headers: fileHeaders })
  // Of the many folders that uploads have for themselves none is left empty.
  const removeEmpty = (path: string) => rmdir(path).catch(() => {})
  const write = async (path: string, fill: (aside: string) => Promise<void>, tries = 3): Promise<void> => {
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    // A reader sees all of it or nothing, also after a crash half-way. The name begins with a dot and is never served.
    const aside = join(dirname(place), `.${randomUUID()}`)
    try {
      await fill(aside)
      await rename(aside, place)
    } catch (error) {
      await rm(aside, { force: true })
      // The folder was empty for a moment, and removed with the last file that was in it.
      if (tries > 1 && isMissing(error)) return write(path, fill, tries - 1)
      await removeEmpty(dirname(place))
      throw error
    }
  }
  return {
    put: (path, body) => write(path, (aside) => writeFile(aside, body, { flush: true })),
    putFile: (path, file) =>
      write(path, async (aside) => {
        await copyFile(file, aside)
        await flush(aside)
      }),
    async read(path) {
      const handle = await open(join(folder, path))
      return handle.createReadStream()
    },
    async remove(path) {
      await rm(join(folder, path), { force: true })
      await removeEmpty(dirname(join(folder, path)))
    },
    serve: (request, path) => files(request, path, forever),
  }
}
