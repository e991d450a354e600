import type { Database } from '../db/database'
import type { Post } from '../post/post'
import { noStorage, type StorageSettings } from '../storage/storage'
import { accounts } from './accounts'
import { administration } from './administration'
import { appLinks } from './appLinks'
import { brands } from './brands'
import { categories } from './categories'
import type { Now } from './clock'
import { codeBook } from './codes'
import { communities } from './communities'
import { creators } from './creators'
import { downloads } from './downloads'
import { feeds } from './feeds'
import { leaving } from './leaving'
import { links } from './links'
import { memberships } from './memberships'
import { onboarding } from './onboarding'
import { placements } from './placements'
import { profiles } from './profiles'
import { noProviders, type ProviderSettings } from './providerSettings'
import { providers } from './providers'
import { ranking } from './ranking'
import { sessions } from './sessions'
import { signIn } from './signIn'
import { sparks } from './sparks'
import { uploads } from './uploads'

export interface ServiceDeps {
  db: Database
  now: Now
  /** How messages leave. */
  post: Post
  /** None unless given: then nothing can be uploaded. */
  storage?: StorageSettings
  /** None unless given. */
  providers?: ProviderSettings
  /** Hears of what is kept from viewers: why a provider's sign-in was refused. */
  onTrouble?: ((error: Error) => void) | undefined
  /** Codes that one network may ask for in an hour; as many as the limits say unless given. */
  callerSends?: number | undefined
}

/** What the server can do, without HTTP: one service for each resource, its SQL inside. */
export const createServices = ({
  db,
  now,
  post,
  providers: settings = noProviders,
  storage = noStorage,
  onTrouble = () => {},
  callerSends,
}: ServiceDeps) => {
  const open = sessions(db, now)
  const codes = codeBook(db, now, callerSends)
  const all = accounts(db, now, open)
  const files = uploads(db, now, storage.files)
  const short = links(db, now)
  const known = brands(db)
  return {
    accounts: all,
    administration: administration(db),
    appLinks: appLinks(db, short),
    brands: known,
    categories: categories(db),
    communities: communities(db),
    creators: creators(db, now),
    downloads: downloads(db, now, post),
    feeds: feeds(db),
    leaving: leaving(db, now, files),
    links: short,
    memberships: memberships(db, now),
    onboarding: onboarding(db, now),
    placements: placements(db),
    providers: providers({ db, now, settings, brands: known, accounts: all, sessions: open, onTrouble }),
    profiles: profiles(db, { files, storageBase: storage.base, avatars: storage.avatars }),
    ranking: ranking(db),
    codes,
    sessions: open,
    sparks: sparks(db, now),
    uploads: files,
    signIn: signIn({ codes, accounts: all, sessions: open, post }),
  }
}

export type Services = ReturnType<typeof createServices>
