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
import { contact } from './contact/contact'
import { counts } from './count/counts'
import type { Database } from './database/database'
import { embeds } from './embed/embeds'
import { dataExports } from './export/dataExports'
import { exportGathering } from './export/exportGathering'
import { feeds } from './feed/feeds'
import { placements } from './feed/placements'
import { ranking } from './feed/ranking'
import type { JobQueue } from './jobs/queue'
import { appLinks } from './link/appLinks'
import { downloads } from './link/downloads'
import { linkSubjects } from './link/linkSubjects'
import { links } from './link/links'
import { locations } from './location/locations'
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
import { digests } from './notification/digests'
import { notifications } from './notification/notifications'
import { notificationSettings } from './notification/settings'
import { unsubscribeLinks } from './notification/unsubscribe'
import { notificationWatch } from './notification/watch'
import { paceBook } from './pace/paces'
import { visitors } from './pace/visitors'
import { postCreating } from './post/creating'
import { drafts } from './post/drafts'
import { postEditing } from './post/editing'
import { ownPosts } from './post/reading'
import { postRemoval } from './post/removal'
import { postStatistics } from './post/statistics'
import { usedTags } from './post/usedTags'
import type { VideoFiles } from './post/videoFiles'
import { privacy } from './privacy/privacy'
import { featuredPeople } from './profile/featuredPeople'
import { publicProfiles } from './profile/publicProfiles'
import { noProviders, type ProviderSettings } from './provider/providerSettings'
import { providers } from './provider/providers'
import { pushSender } from './push/send'
import { pushSubscriptions } from './push/subscriptions'
import { vapid } from './push/vapid'
import { repeats } from './repeat/repeats'
import { hides } from './report/hides'
import { personReports } from './report/personReports'
import { reports } from './report/reports'
import { reposts } from './repost/reposts'
import { repostRequests } from './repost/requests'
import { savedVideos } from './saved/savedVideos'
import { watchHistory } from './saved/watchHistory'
import { recentSearches } from './search/recentSearches'
import { search } from './search/search'
import { type Keys, storedKeys } from './security/keys'
import { devices } from './session/devices'
import { sessions } from './session/sessions'
import type { CodeLimits } from './signIn/codeLimits'
import { codeBook } from './signIn/codes'
import { newDevices } from './signIn/newDevices'
import { signIn } from './signIn/signIn'
import { sparks } from './spark/sparks'
import { noStorage, type StorageSettings } from './storage/storage'
import { publicWeb } from './upload/publicWeb'
import { uploads } from './upload/uploads'
import { videoContents } from './video/contents'
import { videoPictures } from './videoPicture/videoPictures'
import { videoProcessing } from './videoProcessing/processing'
import { defaultProcessing, type ProcessingSettings } from './videoProcessing/settings'
import { videoCleaning } from './videoUpload/cleaning'
import { uploadPermits } from './videoUpload/permits'
import { videoReceiving } from './videoUpload/receiving'
import { defaultUploadLimits, type UploadLimits } from './videoUpload/uploadLimits'
import { videoUploads } from './videoUpload/videoUploads'

/** What messages that no call waits for need to know. */
export interface MessageSettings {
  /** This server as the world reaches it. */
  origin: string
  /** Where the brand's pages are. */
  site: string
  /** Whom a push service may write to: a `mailto:` or `https:` address. */
  contact: string
  /** Whether push services may be on this machine: for tests. */
  allowLoopback: boolean
}

const localMessages: MessageSettings = {
  origin: 'http://localhost',
  site: 'http://localhost',
  contact: 'mailto:nobody@localhost.invalid',
  allowLoopback: false,
}

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
  /** Of a server on this machine unless given. */
  messages?: MessageSettings | undefined
  /** The usual ones unless given. */
  codeLimits?: CodeLimits | undefined
  /** How long what is the same for all is kept, milliseconds; not at all unless given. */
  sharedMs?: number | undefined
  /** Those that people uploaded, unless given. */
  videoFiles?: VideoFiles
  /** The usual ones unless given. */
  uploadLimits?: UploadLimits | undefined
  processing?: ProcessingSettings | undefined
}

/** What the server can do, without HTTP: one service for each resource, its SQL inside. */
export const createServices = (deps: ServiceDeps) => {
  const { db, now, messenger, jobs, storage = noStorage, providerSettings = noProviders } = deps
  const { onSignInRefused = () => {}, keys = storedKeys(db), codeLimits, messages = localMessages } = deps
  const { uploadLimits = defaultUploadLimits, processing = defaultProcessing, sharedMs } = deps
  const videoDeps = { db, now, jobs, storage: storage.files }
  const talk = createTalk(db)
  const moderation = decisions({ db, now, onChanged: talk.changed })
  const notificationService = notifications(db, now)
  const settings = notificationSettings(db)
  const unsubscribe = unsubscribeLinks(keys)
  const pushKeys = vapid(keys, now, messages.contact)
  const web = publicWeb(messages)
  const feedService = feeds(db, videoContents(db, sharedMs, now))
  const copies = dataExports({ db, now, jobs, keys })
  const services = {
    adEvents: adEvents(db, now),
    administration: administration(db, now),
    analyticsEvents: analyticsEvents(db, now),
    bans: bans(db, now),
    brands: brands(db, sharedMs, now),
    cases: cases(db, now),
    changes: changes(db, now),
    categories: categories(db),
    comments: comments({ db, now, onChanged: talk.changed, decisions: moderation }),
    decisions: moderation,
    codeBook: codeBook(db, now, keys, codeLimits),
    communities: communities(db),
    communityLogs: communityLogs(db),
    contact: contact({ db, now, jobs }),
    counts: counts(db, now),
    creators: creators(db, now),
    digests: digests({ db, now, jobs, settings, links: unsubscribe, ...messages }),
    dataExports: copies,
    exportGathering: exportGathering({ db, now, jobs, permitOf: copies.permitOf }),
    downloads: downloads(db, now, messenger),
    feeds: feedService,
    hides: hides(db, now),
    invitations: invitations({ db, now, communities: communities(db) }),
    invites: invites(db, now),
    joinRequests: joinRequests(db, now),
    links: links(db, now),
    embeds: embeds(db),
    linkSubjects: linkSubjects(db),
    locations: locations(),
    loopMembers: loopMembers(db),
    loopRequests: loopRequests(db, now),
    loops: loops(db),
    loopTeam: loopTeam(db, now),
    members: members(db),
    mentions: mentions(db),
    memberships: memberships(db, now),
    notifications: notificationService,
    notificationSettings: settings,
    notificationWatch: notificationWatch({ db, notifications: notificationService }),
    onboarding: onboarding(db, now),
    participations: participations(db, now),
    paceBook: paceBook(db, now),
    people: people(db),
    personReports: personReports(db, now),
    placedVideos: placedVideos(db, now),
    placements: placements(db, feedService),
    postStatistics: postStatistics(db, now),
    featuredPeople: featuredPeople(db),
    publicProfiles: publicProfiles(db),
    pushSender: pushSender({ db, vapid: pushKeys, web }),
    pushSubscriptions: pushSubscriptions({ db, now, web }),
    privacy: privacy(db),
    ranking: ranking(db),
    recentSearches: recentSearches(db, now),
    repeats: repeats(db, now),
    reports: reports(db, now),
    repostRequests: repostRequests(db, now),
    reposts: reposts(db, now),
    savedVideos: savedVideos(db, now),
    sanctions: sanctions(db, now),
    search: search(db, now),
    sessions: sessions(db, now, keys),
    sparks: sparks(db, now),
    talk,
    team: team(db, now),
    threads: threads(db, now),
    unsubscribe,
    usedTags: usedTags(db),
    uploadPermits: uploadPermits(db, now, keys),
    uploads: uploads({ db, now, storage: storage.files, base: storage.base, jobs, keys }),
    vapid: pushKeys,
    videoCleaning: videoCleaning(videoDeps),
    videoPictures: videoPictures({ storage, now }),
    videoReceiving: videoReceiving({ ...videoDeps, limits: uploadLimits, scratch: storage.scratch }),
    videoRemoval: videoRemoval({ db, now, decisions: moderation }),
    videoUploads: videoUploads({ db, now, jobs }),
    visitors: visitors(keys, now),
    watchHistory: watchHistory(db, now),
  }
  const withAccounts = {
    ...services,
    accounts: accounts(db, now, services.sessions),
    contactChanges: contactChanges(db, now, services.sessions),
    devices: devices(db, now, services.sessions),
    newDevices: newDevices({ now, jobs, site: messages.site }),
  }
  const { uploads: files, videoUploads: videos } = services
  const posting = {
    videoFiles: deps.videoFiles ?? { ...videos, captions: files.captions },
    ...{ db, now, files, storageBase: storage.base },
    ...{ locations: services.locations, videoRemoval: services.videoRemoval },
  }
  const posts = postCreating(posting)
  return {
    ...withAccounts,
    drafts: drafts(posting),
    ownPosts: ownPosts(db, services.locations),
    postCreating: posts,
    postEditing: postEditing(posting),
    postRemoval: postRemoval(posting),
    videoProcessing: videoProcessing({
      ...{ db, now, jobs, storage, scratch: storage.scratch, settings: processing },
      onSettled: posts.settle,
    }),
    accountDeletion: accountDeletion({
      ...{ db, now, files: services.uploads, videos: services.videoUploads, jobs },
      onChanged: talk.changed,
    }),
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
