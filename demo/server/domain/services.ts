import type { Database } from '../db/database'
import { brands } from './brands'
import { categories } from './categories'
import type { Now } from './clock'
import { communities } from './communities'
import { feeds } from './feeds'
import { placements } from './placements'
import { ranking } from './ranking'
import { sessions } from './sessions'

/** What the server can do, without HTTP: one service for each resource, its SQL inside. */
export const createServices = (db: Database, now: Now = () => new Date()) => ({
  brands: brands(db),
  categories: categories(db),
  communities: communities(db),
  feeds: feeds(db),
  placements: placements(db),
  ranking: ranking(db),
  sessions: sessions(db, now),
})

export type Services = ReturnType<typeof createServices>
