import { noMedia, type OwnMedia } from '../media/ownMedia'

/** Where uploaded files are kept. Paths are as `uploadPathPattern` (src/wire/upload.ts) has them. */
export interface Storage {
  /** Keeps a file; all of it or nothing. */
  put(path: string, body: Uint8Array): Promise<void>
  /** As `put`, a file of this machine, of any size. */
  putFile(path: string, file: string): Promise<void>
  /** What is kept at a path, piece by piece. @throws Error when there is nothing */
  read(path: string): Promise<AsyncIterable<Uint8Array>>
  /** A file that is not there is gone already. */
  remove(path: string): Promise<void>
  /** The file for a viewer; undefined when there is none. */
  serve(request: Request, path: string): Promise<Response | undefined>
}

export interface StorageSettings {
  files: Storage
  /** The address of the storage, such as /storage, without a slash at the end. */
  base: string
  /** A folder of this machine where files are while they are worked on. */
  scratch: string
  /** What shows besides uploads. */
  media: OwnMedia
  /** The names of the avatars that there are. */
  avatars(): Promise<ReadonlySet<string>>
}

/** For a server that takes no files. */
export const noStorage: StorageSettings = {
  files: {
    put: () => Promise.reject(new Error('there is no storage')),
    putFile: () => Promise.reject(new Error('there is no storage')),
    read: () => Promise.reject(new Error('there is no storage')),
    remove: async () => {},
    serve: async () => undefined,
  },
  base: '/storage',
  scratch: '',
  media: noMedia,
  avatars: async () => new Set(),
}
