import { accountSuite } from './account/account.suite'
import { accountDeletionSuite } from './account/accountDeletion.suite'
import { contactChangeSuite } from './account/contactChange.suite'
import { administrationSuite } from './admin/administration.suite'
import { adminModerationSuite } from './admin/moderation.suite'
import { adsSuite } from './ads/ads.suite'
import { eventsSuite } from './analytics/events.suite'
import { brandSuite } from './brand/brand.suite'
import { changesSuite } from './comment/changes.suite'
import { commentsSuite } from './comment/comments.suite'
import { mentionsSuite } from './comment/mentions.suite'
import { naughtySuite } from './comment/naughty.suite'
import { threadsSuite } from './comment/threads.suite'
import { editingSuite } from './community/editing.suite'
import { invitesSuite } from './community/invites.suite'
import { joinRequestsSuite } from './community/joinRequests.suite'
import { membersSuite } from './community/members.suite'
import { membershipSuite } from './community/membership.suite'
import { permissionsSuite } from './community/permissions.suite'
import { placedVideosSuite } from './community/placedVideos.suite'
import { racesSuite } from './community/races.suite'
import { runningPermissionsSuite } from './community/runningPermissions.suite'
import { subscriptionSuite } from './community/subscription.suite'
import { teamSuite } from './community/team.suite'
import { contactSuite } from './contact/contact.suite'
import { countsSuite } from './count/counts.suite'
import { databaseSuite } from './database/database.suite'
import { exploreSuite } from './explore/explore.suite'
import { exportSuite } from './export/export.suite'
import { feedSuite } from './feed/feed.suite'
import { cutsSuite } from './http/cuts.suite'
import { jobsSuite } from './jobs/jobs.suite'
import { linkSuite } from './link/link.suite'
import { locationsSuite } from './location/locations.suite'
import { closedLoopSuite } from './loop/closedLoop.suite'
import { loopEditingSuite } from './loop/editing.suite'
import { loopListsSuite } from './loop/lists.suite'
import { loopRequestsSuite } from './loop/loopRequests.suite'
import { participationSuite } from './loop/participation.suite'
import { loopRacesSuite } from './loop/races.suite'
import { subscribersSuite } from './loop/subscribers.suite'
import { loopTeamSuite } from './loop/team.suite'
import { afterwardsSuite } from './moderation/afterwards.suite'
import { moderationSuite } from './moderation/moderation.suite'
import { digestsSuite } from './notification/digests.suite'
import { notificationsSuite } from './notification/notifications.suite'
import { notifySuite } from './notification/notify.suite'
import { notificationSettingsSuite } from './notification/settings.suite'
import { notificationWaysSuite } from './notification/ways.suite'
import { pacesSuite } from './pace/paces.suite'
import { draftsSuite } from './post/drafts.suite'
import { postsSuite } from './post/posts.suite'
import { statisticsSuite } from './post/statistics.suite'
import { usedTagsSuite } from './post/usedTags.suite'
import { privacySuite } from './privacy/privacy.suite'
import { featuredPeopleSuite } from './profile/featuredPeople.suite'
import { publicProfilesSuite } from './profile/publicProfiles.suite'
import { providerSuite } from './provider/provider.suite'
import { providerFaultsSuite } from './provider/providerFaults.suite'
import { returnAddressSuite } from './provider/returnAddress.suite'
import { ssoTokenSuite } from './provider/ssoToken.suite'
import { pushSuite } from './push/push.suite'
import { repeatsSuite } from './repeat/repeats.suite'
import { hidesSuite } from './report/hides.suite'
import { personReportsSuite } from './report/personReports.suite'
import { repostsSuite } from './repost/reposts.suite'
import { savedSuite } from './saved/saved.suite'
import { searchSuite } from './search/search.suite'
import { keysSuite } from './security/keys.suite'
import { devicesSuite } from './session/devices.suite'
import { sessionSuite } from './session/session.suite'
import { verificationSuite } from './session/verification.suite'
import { abuseSuite } from './signIn/abuse.suite'
import { codeLimitsSuite } from './signIn/codeLimits.suite'
import { signInSuite } from './signIn/signIn.suite'
import { sparkSuite } from './spark/spark.suite'
import { naughtyPlacesSuite } from './text/naughty.suite'
import { captionsSuite } from './upload/captions.suite'
import { storingSuite } from './upload/storing.suite'
import { uploadSuite } from './upload/upload.suite'
import { videoWorkSuite } from './videoProcessing/work.suite'
import { receivingSuite } from './videoUpload/receiving.suite'

/** What the server must do on every kind of database. */
export const suites = [
  ...[databaseSuite, feedSuite, brandSuite, sessionSuite, keysSuite, signInSuite, verificationSuite],
  ...[providerSuite, providerFaultsSuite, returnAddressSuite, ssoTokenSuite],
  ...[
    accountSuite,
    uploadSuite,
    linkSuite,
    accountDeletionSuite,
    contactChangeSuite,
    abuseSuite,
    codeLimitsSuite,
    devicesSuite,
  ],
  ...[postsSuite, draftsSuite, statisticsSuite, usedTagsSuite, locationsSuite],
  ...[receivingSuite, captionsSuite, videoWorkSuite],
  ...[sparkSuite, jobsSuite, storingSuite, permissionsSuite, administrationSuite],
  ...[searchSuite, savedSuite],
  ...[
    loopTeamSuite,
    subscribersSuite,
    participationSuite,
    loopRequestsSuite,
    loopListsSuite,
    closedLoopSuite,
    loopEditingSuite,
    loopRacesSuite,
  ],
  ...[membershipSuite, membersSuite, joinRequestsSuite, featuredPeopleSuite, publicProfilesSuite],
  ...[exploreSuite, subscriptionSuite],
  ...[teamSuite, invitesSuite, editingSuite, placedVideosSuite, runningPermissionsSuite, racesSuite],
  ...[
    commentsSuite,
    threadsSuite,
    mentionsSuite,
    changesSuite,
    hidesSuite,
    personReportsSuite,
    moderationSuite,
    afterwardsSuite,
  ],
  ...[
    repostsSuite,
    countsSuite,
    notifySuite,
    notificationsSuite,
    notificationSettingsSuite,
    notificationWaysSuite,
    digestsSuite,
    pushSuite,
    eventsSuite,
    adsSuite,
    cutsSuite,
    repeatsSuite,
    pacesSuite,
    adminModerationSuite,
    naughtySuite,
    naughtyPlacesSuite,
    privacySuite,
    contactSuite,
    exportSuite,
  ],
]
