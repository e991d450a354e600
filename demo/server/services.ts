import { accountDeletion } from './account/accountDeletion'
import { accounts } from './account/accounts'
import { contactChanges } from './account/contactChanges'
import { creators } from './account/creators'
import { onboarding } from './account/onboarding'
import { profiles } from './account/profiles'
import { administration } from './admin/administration'
import { adEvents } from './ads/ads.routes'
import { analyticsEvents } from './analytics/events'
import { brands } from './brand/brands'
import { categories } from './brand/categories'
import type { Now } from './clock'
import { changes } from './comment/changes'
import { comments } from './comment/comments'
import { mentions } from './comment/mentions'
import { createTalk } from './comment/talk'
import { threads } from './comment/threads'
import { bans } from './community/bans'
import { communities } from './community/communities'
import { editing } from './community/editing'
import { invitations } from './community/invitations'
import { invites } from './community/invites'
import { joinRequests } from './community/joinRequests'
import { communityLogs } from './community/log'
import { members } from './community/members'
import { memberships } from './community/memberships'
import { people } from './community/people'
import { placedVideos } from './community/placedVideos'
import { sanctions } from './community/sanctions'
import { team } from './community/team'
import { videoRemoval } from './community/videoRemoval'
import { counts } from './count/counts'
import type { Database } from './database/database'
import { feeds } from './feed/feeds'
import { placements } from './feed/placements'
import { ranking } from './feed/ranking'
import type { JobQueue } from './jobs/queue'
import { appLinks } from './link/appLinks'
import { downloads } from './link/downloads'
import { linkSubjects } from './link/linkSubjects'
import { links } from './link/links'
import { loopCreating } from './loop/creating'
import { loopEditing } from './loop/editing'
import { loops } from './loop/loops'
import { loopMembers } from './loop/members'
import { participations } from './loop/participations'
import { loopRequests } from './loop/requests'
import { loopTeam } from './loop/team'
import type { Messenger } from './messaging/messenger'
import { cases } from './moderation/cases'
import { decisions } from './moderation/decisions'
import { paceBook } from './pace/paces'
import { visitors } from './pace/visitors'
import { featuredPeople } from './profile/featuredPeople'
import { publicProfiles } from './profile/publicProfiles'
import { noProviders, type ProviderSettings } from './provider/providerSettings'
import { providers } from './provider/providers'
import { repeats } from './repeat/repeats'
import { hides } from './report/hides'
import { personReports } from './report/personReports'
import { reports } from './report/reports'
import { reposts } from './repost/reposts'
import { repostRequests } from './repost/requests'
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
  const talk = createTalk(db)
  const moderation = decisions({ db, now, onChanged: talk.changed })
  const services = {
    adEvents: adEvents(db, now),
    administration: administration(db, now),
    analyticsEvents: analyticsEvents(db, now),
    bans: bans(db, now),
    brands: brands(db),
    cases: cases(db, now),
    changes: changes(db, now),
    categories: categories(db),
    comments: comments({ db, now, onChanged: talk.changed, decisions: moderation }),
    decisions: moderation,
    codeBook: codeBook(db, now, keys, codeLimits),
    communities: communities(db),
    communityLogs: communityLogs(db),
    counts: counts(db, now),
    creators: creators(db, now),
    downloads: downloads(db, now, messenger),
    feeds: feeds(db),
    hides: hides(db, now),
    invitations: invitations({ db, now, communities: communities(db) }),
    invites: invites(db, now),
    joinRequests: joinRequests(db, now),
    links: links(db, now),
    linkSubjects: linkSubjects(db),
    loopMembers: loopMembers(db),
    loopRequests: loopRequests(db, now),
    loops: loops(db),
    loopTeam: loopTeam(db, now),
    members: members(db),
    mentions: mentions(db),
    memberships: memberships(db, now),
    onboarding: onboarding(db, now),
    participations: participations(db, now),
    paceBook: paceBook(db, now),
    people: people(db),
    personReports: personReports(db, now),
    placedVideos: placedVideos(db, now),
    placements: placements(db),
    featuredPeople: featuredPeople(db),
    publicProfiles: publicProfiles(db),
    ranking: ranking(db),
    repeats: repeats(db, now),
    reports: reports(db, now),
    repostRequests: repostRequests(db, now),
    reposts: reposts(db, now),
    sanctions: sanctions(db, now),
    sessions: sessions(db, now, keys),
    sparks: sparks(db, now),
    talk,
    team: team(db, now),
    threads: threads(db, now),
    uploads: uploads({ db, now, storage: storage.files, jobs, keys }),
    videoRemoval: videoRemoval({ db, now, decisions: moderation }),
    visitors: visitors(keys, now),
  }
  const withAccounts = {
    ...services,
    accounts: accounts(db, now, services.sessions),
    contactChanges: contactChanges(db, now, services.sessions),
    devices: devices(db, now, services.sessions),
  }
  return {
    ...withAccounts,
    accountDeletion: accountDeletion({ db, now, files: services.uploads, jobs, onChanged: talk.changed }),
    appLinks: appLinks(services),
    editing: editing({ db, now, jobs, files: services.uploads, storageBase: storage.base }),
    loopCreating: loopCreating({ db, now, files: services.uploads, storageBase: storage.base }),
    loopEditing: loopEditing({ db, now, jobs, files: services.uploads, storageBase: storage.base }),
    profiles: profiles(db, jobs, { files: services.uploads, storageBase: storage.base, avatars: storage.avatars }),
    providers: providers({ ...withAccounts, db, now, settings: providerSettings, onSignInRefused }),
    signIn: signIn({ ...withAccounts, db, now, messenger, jobs }),
  }
}

export type Services = ReturnType<typeof createServices>
