import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serveFolder } from '../http/files'
import { fileHeaders, forever } from './headers'
import type { Storage } from './storage'

/** Files in a folder, which is made when the first one comes. */
export const diskStorage = (folder: string): Storage => {
  const files = serveFolder({ path: folder, headers: fileHeaders })
  return {
    async put(path, body) {
      const place = join(folder, path)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      // A reader sees all of it or nothing, also after a crash half-way. The name begins with a dot and is never served.
      const aside = join(dirname(place), `.${randomUUID()}`)
      try {
        await writeFile(aside, body, { flush: true })
        await rename(aside, place)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    remove: (path) => rm(join(folder, path), { force: true }),
    serve: (request, path) => files(request, path, forever),
  }
}
