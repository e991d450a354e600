import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serveFolder } from '../http/files'
import type { Storage } from './storage'

/** A path's file never changes. */
const forever = 'public, max-age=31536000, immutable'

const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  // Whatever a file turns out to be, opened by itself it runs nothing.
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Files in a folder, which is made when the first one comes. */
export const diskStorage = (folder: string): Storage => {
  const files = serveFolder({ path: folder, headers })
  return {
    async put(path, body) {
      const place = join(folder, path)
      await mkdir(dirname(place), { recursive: true })
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
