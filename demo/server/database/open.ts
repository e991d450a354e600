import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database'
import { lockFolder } from './lock'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'

export interface StoreOptions {
  /** A `postgres://` address; without it the database is embedded and lives in `folder`. */
  address?: string | undefined
  folder: string
  onError(error: Error): void
}

/** The database of the settings. Closing the embedded one releases its folder. */
export const openStore = async ({ address, folder, onError }: StoreOptions): Promise<Database> => {
  if (address) return openPostgres(address, { onError })
  // The keys that sign tokens are in it, so no other user of the machine may read it.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const unlock = await lockFolder(folder)
  try {
    const db = await openPglite(join(folder, 'db'))
    return {
      ...db,
      async close() {
        await db.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
