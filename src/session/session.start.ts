import { emitToSite } from '../kit/elements'
import { emit } from '../kit/events'
import type { IslandContext } from '../kit/islandConfig'
import { siteKey } from '../kit/settings'
import { attributeText } from '../kit/settings.table'
import { shared } from '../kit/shared'
import { mayBeProviderReturn } from './mayBeProviderReturn'
import { toEventUser, userOf } from './session'
import { sessionStore } from './session.store'
import { ssoTokenMark } from './ssoTokenMark'

type Context = Pick<IslandContext, 'element' | 'settings' | 'onChange'>

/** A hash of a token: enough to recognise the token, too little to use it. */
const markOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${hash >>> 0}`
}

/** Tells the page once who was signed in when it loaded. */
const announce = ({ element, settings }: Context) => {
  const site = siteKey(settings())
  const announced = shared(`session:announced:${site}`, () => ({ done: false }))
  if (announced.done) return
  announced.done = true
  // Later in the task, so that the page that added the element can listen first.
  queueMicrotask(() => {
    const user = userOf(sessionStore(settings()).get())
    if (user) emitToSite(site, 'geuin:user-change', { user: toEventUser(user, settings()) }, element)
  })
}

/**
 * Signs in with the page's own token, once for each: not again after a reload while that session lasts, and not for a
 * viewer who signed out, until the page brings another one.
 */
const enterWithToken = ({ element, settings }: Context) => {
  const token = attributeText(element, 'ssoToken')
  if (!token) return
  if (ssoTokenMark.get(settings()) === markOf(token)) return
  ssoTokenMark.set(settings(), markOf(token))
  import('./ssoToken.actions')
    .then(({ signInWithToken }) => signInWithToken(element, token))
    .catch((error: unknown) => {
      ssoTokenMark.remove(settings())
      emit(element, 'geuin:error', { code: 'api', message: `sso-token: ${error}`, setting: 'sso-token' })
    })
}

/**
 * From here on the calls of the element's site carry its session's token, and the page hears of the session.
 * @param wasStored whether there was one when the element was connected
 */
export const startSession = (context: Context, { wasStored }: { wasStored: boolean }): void => {
  sessionStore(context.settings())
  if (wasStored) announce(context)
  if (mayBeProviderReturn())
    void import('./provider.actions').then(({ resumeProvider }) => resumeProvider(context.element))
  enterWithToken(context)
  context.onChange(() => enterWithToken(context))
}
