import { leaving } from './account/accountDeletion'
import { accounts } from './account/accounts'
import { creators } from './account/creators'
import { onboarding } from './account/onboarding'
import { profiles } from './account/profiles'
import { administration } from './admin/administration'
import { brands } from './brand/brands'
import { categories } from './brand/categories'
import type { Now } from './clock'
import { communities } from './community/communities'
import { memberships } from './community/memberships'
import type { Database } from './database/database'
import { feeds } from './feed/feeds'
import { placements } from './feed/placements'
import { ranking } from './feed/ranking'
import { appLinks } from './link/appLinks'
import { downloads } from './link/downloads'
import { links } from './link/links'
import type { Post } from './messaging/messenger'
import { noProviders, type ProviderSettings } from './provider/providerSettings'
import { providers } from './provider/providers'
import { sessions } from './session/sessions'
import { codeBook } from './signIn/codes'
import { signIn } from './signIn/signIn'
import { sparks } from './spark/sparks'
import { noStorage, type StorageSettings } from './storage/storage'
import { uploads } from './upload/uploads'

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
