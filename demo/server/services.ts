import { accountDeletion } from './account/accountDeletion'
import { accounts } from './account/accounts'
import { contactChanges } from './account/contactChanges'
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
import type { JobQueue } from './jobs/queue'
import { appLinks } from './link/appLinks'
import { downloads } from './link/downloads'
import { linkSubjects } from './link/linkSubjects'
import { links } from './link/links'
import type { Messenger } from './messaging/messenger'
import { noProviders, type ProviderSettings } from './provider/providerSettings'
import { providers } from './provider/providers'
import { type Keys, storedKeys } from './security/keys'
import { devices } from './session/devices'
import { sessions } from './session/sessions'
import type { CodeLimits } from './signIn/codeLimits'
import { codeBook } from './signIn/codes'
import { signIn } from './signIn/signIn'
import { sparks } from './spark/sparks'
import { noStorage, type StorageSettings } from './storage/storage'
import { uploads } from './upload/uploads'

export interface ServiceDeps {
  db: Database
  now: Now
  messenger: Messenger
  jobs: JobQueue
  /** None unless given: then nothing can be uploaded. */
  storage?: StorageSettings
  /** None unless given. */
  providerSettings?: ProviderSettings
  /** Hears why a provider's sign-in was refused, which viewers do not. */
  onSignInRefused?: ((error: Error) => void) | undefined
  /** Those that the database keeps, unless given. */
  keys?: Keys | undefined
  /** The usual ones unless given. */
  codeLimits?: CodeLimits | undefined
}

/** What the server can do, without HTTP: one service for each resource, its SQL inside. */
export const createServices = (deps: ServiceDeps) => {
  const { db, now, messenger, jobs, storage = noStorage, providerSettings = noProviders } = deps
  const { onSignInRefused = () => {}, keys = storedKeys(db), codeLimits } = deps
  const services = {
    administration: administration(db),
    brands: brands(db),
    categories: categories(db),
    codeBook: codeBook(db, now, keys, codeLimits),
    communities: communities(db),
    creators: creators(db, now),
    downloads: downloads(db, now, messenger),
    feeds: feeds(db),
    links: links(db, now),
    linkSubjects: linkSubjects(db),
    memberships: memberships(db, now),
    onboarding: onboarding(db, now),
    placements: placements(db),
    ranking: ranking(db),
    sessions: sessions(db, now, keys),
    sparks: sparks(db, now),
    uploads: uploads({ db, now, storage: storage.files, jobs, keys }),
  }
  const withAccounts = {
    ...services,
    accounts: accounts(db, now, services.sessions),
    contactChanges: contactChanges(db, now, services.sessions),
    devices: devices(db, now, services.sessions),
  }
  return {
    ...withAccounts,
    accountDeletion: accountDeletion({ db, now, files: services.uploads, jobs }),
    appLinks: appLinks(services),
    profiles: profiles(db, jobs, { files: services.uploads, storageBase: storage.base, avatars: storage.avatars }),
    providers: providers({ ...withAccounts, db, now, settings: providerSettings, onSignInRefused }),
    signIn: signIn({ ...withAccounts, db, now, messenger, jobs }),
  }
}

export type Services = ReturnType<typeof createServices>
