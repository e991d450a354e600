import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder's version in an address, such as `/media/clips/aurora~533ef774/master.m3u8`: caches may keep such a file for ever. */
export const mediaVersion = /~[0-9a-z]+(?=\/)/

/** Folders and names without a dot at the beginning, so that no path leads out. */
const addressForm = /^\/media\/((?:clips|brands)(?:\/[\w~-][\w.~-]*)+)$/

/** Files that come with the server, by their addresses. */
export interface OwnMedia {
  has(address: string): boolean
  /** @throws Error when there is no such file */
  read(address: string): Promise<Uint8Array>
}

/** The demo's media. */
export const demoMedia = (root: string): OwnMedia => ({
  has: (address) => addressForm.test(address),
  read(address) {
    const path = addressForm.exec(address)?.[1] ?? ''
    return readFile(join(root, 'demo/media', path.replace(mediaVersion, '')))
  },
})

export const noMedia: OwnMedia = {
  has: () => false,
  read: () => Promise.reject(new Error('there are no media')),
}
