import { abuseSuite } from './abuse.suite'
import { accountSuite } from './account.suite'
import { brandSuite } from './brand.suite'
import { databaseSuite } from './database.suite'
import { feedSuite } from './feed.suite'
import { joiningSuite } from './joining.suite'
import { leavingSuite } from './leaving.suite'
import { linkSuite } from './link.suite'
import { providerSuite } from './provider.suite'
import { providerFaultsSuite } from './providerFaults.suite'
import { returnAddressSuite } from './returnAddress.suite'
import { sessionSuite } from './session.suite'
import { signInSuite } from './signIn.suite'
import { sparkSuite } from './spark.suite'
import { ssoTokenSuite } from './ssoToken.suite'
import { uploadSuite } from './upload.suite'
import { verificationSuite } from './verification.suite'

/** What the server must do on every kind of database. */
export const suites = [
  ...[databaseSuite, feedSuite, brandSuite, sessionSuite, signInSuite, verificationSuite],
  ...[providerSuite, providerFaultsSuite, returnAddressSuite, ssoTokenSuite],
  ...[accountSuite, uploadSuite, linkSuite, leavingSuite, abuseSuite],
  ...[sparkSuite, joiningSuite],
]
