import { record, text } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings, type Settings } from '../kit/settings'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { encryptedDeviceId } from './deviceId'
import { enter } from './session.actions'

/** The id under which a brand's own single sign-on is known to the server. */
const ssoIdOf = async (settings: Settings) => {
  const { data } = await httpFor(settings).get(paths.brand, { query: { brand_id: settings.brandId } })
  const id = text(record(record(data).social_login).brand_sso_id)
  if (!id) throw new ApiError('http', { code: codes.providerMissing })
  return id
}

/**
 * Signs in the viewer whom the page knows by the brand's own single sign-on.
 * @param token what that gave to the page
 * @throws ApiError when the server refuses it, or answers without tokens
 */
export const signInWithToken = async (element: Element, token: string): Promise<void> => {
  const settings = resolveSettings(element)
  const answer = await httpFor(settings).send('POST', paths.autoLogin, {
    body: {
      encrypted_device_id: await encryptedDeviceId(settings),
      login_source: 'web',
      device_type: 3,
      thirdPartyId: await ssoIdOf(settings),
      sso_token: token,
    },
  })
  await enter(element, answer)
}
