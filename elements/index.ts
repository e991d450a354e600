/** The JS API. It may be imported where there is no document; a page is left alone before the first call. */

import { type Geuin, on } from '../src/kit/api'
import { needElement } from '../src/kit/elements'
import { configure, resolveSettings } from '../src/kit/settings'
import { ownerFor } from '../src/modal/owner'
import { toEventUser, userOf } from '../src/session/session'
import { sessionOf, signOut } from '../src/session/session.actions'
import { signInWithToken } from '../src/session/ssoToken.actions'

export { type AnalyticsEvent, sendAnalyticsTo, sendAnalyticsToDataLayer } from '../src/analytics/receivers'
export type { Geuin } from '../src/kit/api'
export type {
  EventProduct,
  EventUser,
  GeuinEventMap,
  GeuinEvents,
  GeuinEventType,
  SigninAction,
} from '../src/kit/events'
export type { SettingsPart } from '../src/kit/settings'

/** For which site a page's script asks: that of its sign-in element, else of its first other one. */
const asking = () =>
  document.querySelector('geuin-auth') ??
  document.querySelector('geuin-app, geuin-feed, geuin-community') ??
  document.documentElement

interface Owner extends Element {
  show(step?: string): Promise<void>
}

export const geuin: Geuin = {
  configure,
  on,
  get user() {
    const element = asking()
    const user = userOf(sessionOf(element))
    return user && toEventUser(user, resolveSettings(element))
  },
  signIn: async (step) => {
    const owner = ownerFor(asking(), !geuin.user)
    if (!owner) return
    await needElement(owner.localName)
    await customElements.whenDefined(owner.localName)
    await (owner as Owner).show(step)
  },
  signOut: () => signOut(asking()),
  signInWithToken: (token) => signInWithToken(asking(), token),
  setConsent: async (consent) => configure({ consent }),
  diagnose: async () => (await import('./doctor')).diagnose(),
}

// The script tag's own has no user until this has loaded. Pages may have something else of this name.
const offered = globalThis.window?.geuin
if (offered?.signInWithToken && Object.isExtensible(offered))
  Object.defineProperties(offered, Object.getOwnPropertyDescriptors(geuin))
