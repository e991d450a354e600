import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { ranking } from '../feed/ranking'
import { refreshVocabulary } from '../search/vocabulary'
import { isListed } from '../video/comments'
import { seedBrand } from './brand'
import { seedDays } from './days'
import { halcyon } from './halcyon'
import { lumen } from './lumen'
import { seedMedia } from './media'
import { seedNotifications } from './notifications'
import { continueIds, insertRows } from './rows'

export interface SeedOptions {
  /** The repository's folder, where demo/media is. */
  root: string
  /** The moment that all ages are counted from: the demo's start, or a fixed one for tests. */
  base: Date
}

const withIds = [
  'brands',
  'categories',
  'users',
  'communities',
  'loops',
  'media',
  'linkouts',
  'videos',
  'comments',
  'picks',
  'ads',
]

const ours = [
  ['Be kind', 'There is a person behind every video and every comment.'],
  ['Share what is yours', 'Post what you made or have the right to show.'],
  ['Keep it safe', 'Nothing hateful, nothing harmful, nobody’s private life.'],
]

const count = async (tx: Queryable) => {
  await tx.query(
    sql`update videos v set comments_count = (select count(*) from comments t where t.video_id = v.id and ${isListed})`,
  )
  await tx.query(
    sql`update communities c set videos_count = (select count(*) from videos v where v.community_id = c.id)`,
  )
}

/**
 * Fills an empty database with the demo's two brands: the same rows each time for the same base. A database that has a
 * brand is left alone; of several processes one does it.
 * @returns whether it was empty
 */
export const seed = async (db: Database, { root, base }: SeedOptions): Promise<boolean> => {
  const wasEmpty = await db.tx(async (tx) => {
    await tx.query(sql`select name from migrations where name = 'lock' for update`)
    const [brand] = await tx.query(sql`select 1 from brands limit 1`)
    if (brand) return false
    const clips = await seedMedia(tx, root)
    const columns = { position: 'int', title: 'text', description: 'text' }
    const rows = ours.map(([title, description], position) => ({ position, title, description }))
    await insertRows(tx, 'guidelines', columns, rows)
    await seedBrand(tx, lumen, clips, { brandId: 1, from: 1, crowd: 1400, base })
    await seedBrand(tx, halcyon, clips, { brandId: 2, from: 2001, crowd: 300, base })
    for (const table of withIds) await continueIds(tx, table)
    await seedNotifications(tx, lumen, { brandId: 1, base })
    await seedDays(tx, base)
    await count(tx)
    await ranking(tx).refresh()
    await refreshVocabulary(tx)
    return true
  })
  // The embedded database does not do this by itself, and without it plans its queries for empty tables.
  if (wasEmpty) await db.script('vacuum analyze')
  return wasEmpty
}
