import { accountSuite } from './account/account.suite'
import { accountDeletionSuite } from './account/accountDeletion.suite'
import { contactChangeSuite } from './account/contactChange.suite'
import { administrationSuite } from './admin/administration.suite'
import { brandSuite } from './brand/brand.suite'
import { membershipSuite } from './community/membership.suite'
import { permissionsSuite } from './community/permissions.suite'
import { databaseSuite } from './database/database.suite'
import { feedSuite } from './feed/feed.suite'
import { jobsSuite } from './jobs/jobs.suite'
import { linkSuite } from './link/link.suite'
import { providerSuite } from './provider/provider.suite'
import { providerFaultsSuite } from './provider/providerFaults.suite'
import { returnAddressSuite } from './provider/returnAddress.suite'
import { ssoTokenSuite } from './provider/ssoToken.suite'
import { keysSuite } from './security/keys.suite'
import { devicesSuite } from './session/devices.suite'
import { sessionSuite } from './session/session.suite'
import { verificationSuite } from './session/verification.suite'
import { abuseSuite } from './signIn/abuse.suite'
import { codeLimitsSuite } from './signIn/codeLimits.suite'
import { signInSuite } from './signIn/signIn.suite'
import { sparkSuite } from './spark/spark.suite'
import { storingSuite } from './upload/storing.suite'
import { uploadSuite } from './upload/upload.suite'

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
  ...[sparkSuite, membershipSuite, jobsSuite, storingSuite, permissionsSuite, administrationSuite],
]
