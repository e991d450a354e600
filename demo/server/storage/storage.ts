/** Where uploaded files are kept. Paths are as `uploadPathPattern` (src/wire/upload.ts) has them. */
export interface Storage {
  /** Keeps a file; all of it or nothing. */
  put(path: string, body: Uint8Array): Promise<void>
  /** A file that is not there is gone already. */
  remove(path: string): Promise<void>
  /** The file for a viewer; undefined when there is none. */
  serve(request: Request, path: string): Promise<Response | undefined>
}

export interface StorageSettings {
  files: Storage
  /** The address of the storage, such as /storage, without a slash at the end. */
  base: string
  /** The names of the avatars that there are. */
  avatars(): Promise<ReadonlySet<string>>
}

/** For a server that takes no files. */
export const noStorage: StorageSettings = {
  files: {
    put: () => Promise.reject(new Error('there is no storage')),
    remove: async () => {},
    serve: async () => undefined,
  },
  base: '/storage',
  avatars: async () => new Set(),
}
