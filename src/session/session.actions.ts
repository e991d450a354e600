import { encryptedDeviceId } from '../kit/deviceId'
import { emit } from '../kit/events'
import { record, text } from '../kit/guard'
import { ApiError, type Http, httpFor } from '../kit/http'
import { resolveSettings, type Settings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { type Session, signedOut, toEventUser, toUser } from './session'
import { sessionAtom } from './session.atoms'

/** Who is signed in to an element's site. */
export const sessionOf = (element: Element): Session => pageStore().get(sessionAtom(resolveSettings(element)))

const setSession = (settings: Settings, session: Session) => pageStore().set(sessionAtom(settings), session)

/**
 * Ends the session in this browser at once; that the server hears of it is a courtesy to the viewer's list of devices.
 * @param element whose site it is, and which the events concern
 */
export const signOut = async (element: Element): Promise<void> => {
  if (sessionOf(element).status === 'signed-out') return
  const settings = resolveSettings(element)
  const told = httpFor(settings).send('POST', paths.signOut)
  setSession(settings, signedOut)
  emit(element, 'geuin:logout', { reason: 'viewer' })
  emit(element, 'geuin:user-change', { user: null })
  await told.catch(() => undefined)
}

/** The id under which a brand's own single sign-on is known to the server. */
const ssoIdOf = async (settings: Settings) => {
  const { data } = await httpFor(settings).get(paths.brand, { query: { brand_id: settings.brandId } })
  const id = text(record(record(data).social_login).brand_sso_id)
  if (!id) throw new ApiError('http', { code: codes.providerMissing })
  return id
}

/** Asks for the account of a token; a token that leads to none is not kept. */
const accountWith = async (http: Http, token: string) => {
  http.setBearer(token)
  try {
    return (await http.get(paths.account)).data
  } catch (error) {
    http.setBearer(null)
    throw error
  }
}

/**
 * Signs in the viewer whom the page knows by the brand's own single sign-on.
 * @param token what that gave to the page
 * @throws ApiError when the server refuses it, or answers without tokens
 */
export const signInWithToken = async (element: Element, token: string): Promise<void> => {
  const settings = resolveSettings(element)
  const http = httpFor(settings)
  const { data, headers } = await http.send('POST', paths.autoLogin, {
    body: {
      encrypted_device_id: await encryptedDeviceId(settings),
      login_source: 'web',
      device_type: 3,
      thirdPartyId: await ssoIdOf(settings),
      sso_token: token,
    },
  })
  const tokens = { access: headers.get('gn-access-token') ?? '', refresh: headers.get('gn-refresh-token') ?? '' }
  if (!tokens.access || !tokens.refresh) throw new ApiError('malformed')
  const user = toUser(data ?? (await accountWith(http, tokens.access)))
  if (!user) throw new ApiError('malformed')
  setSession(settings, { status: 'signed-in', user, tokens })
  emit(element, 'geuin:login', { user: toEventUser(user) })
  emit(element, 'geuin:user-change', { user: toEventUser(user) })
}
