/**
 * What the package is where there is no document: every entry has the names that it has in a browser, and does nothing.
 * It holds no state either, since a server answers many viewers.
 */
import type { Geuin } from '../src/kit/api'

const nothing = () => {}
const nothingLater = async () => {}

export const geuin: Geuin = {
  configure: nothing,
  on: () => nothing,
  user: null,
  signIn: nothingLater,
  signOut: nothingLater,
  signInWithToken: nothingLater,
  setConsent: nothingLater,
  diagnose: async () => [],
}

export const sendAnalyticsTo = () => nothing
export const sendAnalyticsToDataLayer = () => nothing

/** In place of every element's class, which may be extended. */
class Absent {}

/** The doctor’s, which finds nothing where there is no page. */
export const { diagnose } = geuin

export {
  Absent as GeuinApp,
  Absent as GeuinAuth,
  Absent as GeuinCommunity,
  Absent as GeuinDoctor,
  Absent as GeuinExplore,
  Absent as GeuinFeed,
  Absent as GeuinLoop,
  Absent as GeuinProfile,
}
