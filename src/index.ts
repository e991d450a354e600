/** The JS API. It may be imported where there is no document; nothing is touched before the first call. */

import '../elements/common.view'
import { type Geuin, on } from './kit/api'
import { needElement } from './kit/elements'
import { configure } from './kit/settings'
import { ownerFor } from './modal/owner'
import { toEventUser, userOf } from './session/session'
import { sessionOf, signOut } from './session/session.actions'
import { signInWithToken } from './session/ssoToken.actions'

export type { Geuin } from './kit/api'
export type { EventUser, GeuinEventMap, GeuinEvents, GeuinEventType, SigninAction } from './kit/events'
export type { SettingsPart } from './kit/settings'

/** For which site a page's script asks: that of its sign-in element, else of its first other one. */
const asking = () =>
  document.querySelector('geuin-auth') ??
  document.querySelector('geuin-feed, geuin-community') ??
  document.documentElement

interface Owner extends Element {
  show(step?: string): Promise<void>
}

export const geuin: Geuin = {
  configure,
  on,
  get user() {
    const user = userOf(sessionOf(asking()))
    return user && toEventUser(user)
  },
  signIn: async (step) => {
    const owner = ownerFor(asking())
    await needElement(owner.localName)
    await customElements.whenDefined(owner.localName)
    await (owner as Owner).show(step)
  },
  signOut: () => signOut(asking()),
  signInWithToken: (token) => signInWithToken(asking(), token),
  setConsent: async (consent) => configure({ consent }),
}
