import type { Database } from '../db/database'
import type { Post } from '../post/post'
import { accounts } from './accounts'
import { brands } from './brands'
import { categories } from './categories'
import type { Now } from './clock'
import { codeBook } from './codes'
import { communities } from './communities'
import { feeds } from './feeds'
import { placements } from './placements'
import { ranking } from './ranking'
import { sessions } from './sessions'
import { signIn } from './signIn'

export interface ServiceDeps {
  db: Database
  now: Now
  /** How messages leave. */
  post: Post
  /** Codes that one network may ask for in an hour; as many as the limits say unless given. */
  callerSends?: number | undefined
}

/** What the server can do, without HTTP: one service for each resource, its SQL inside. */
export const createServices = ({ db, now, post, callerSends }: ServiceDeps) => {
  const open = sessions(db, now)
  const codes = codeBook(db, now, callerSends)
  const all = accounts(db, now, open)
  return {
    accounts: all,
    brands: brands(db),
    categories: categories(db),
    communities: communities(db),
    feeds: feeds(db),
    placements: placements(db),
    ranking: ranking(db),
    codes,
    sessions: open,
    signIn: signIn({ codes, accounts: all, sessions: open, post }),
  }
}

export type Services = ReturnType<typeof createServices>
