import { loadStrings } from '../kit/baseStrings'
import { record, text } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { t } from '../kit/t'
import { showToast } from '../kit/toasts'
import { paths } from '../wire/paths'
import { type ProviderRequest, providerAddress } from './provider'
import { enter } from './session.actions'

/** Shows an error to the viewer, and logs it without any code or token. */
export const explain = async (element: Element, error: unknown) => {
  const why = error instanceof ApiError ? (error.serverMessage ?? error.message) : 'refused'
  console.error(`geuin: the sign-in with a provider failed: ${why}`)
  const message = t(await loadStrings(resolveSettings(element).locale), 'auth.social.failed')
  pageStore().set(showToast, element, { kind: 'error', message })
}

/** The provider's page. */
export const providerUrl = async (
  element: Element,
  { thirdPartyId, returnAddress, device, state }: ProviderRequest,
  isPopup = false,
): Promise<string> => {
  const query = {
    ...{ thirdPartyId, redirectURIOnProviderDashboard: returnAddress, encrypted_device_id: device },
    ...(isPopup && { is_popup: true }),
  }
  const { data } = await httpFor(resolveSettings(element)).get(paths.providerUrl, { query })
  const url = providerAddress(text(record(data).url), state)
  if (!url) throw new ApiError('malformed')
  return url
}

/** Signs in with the code that the viewer came back with. */
export const enterWithCode = async (
  element: Element,
  { thirdPartyId, returnAddress, device }: ProviderRequest,
  code: string | null,
): Promise<void> => {
  if (!code) throw new Error('refused')
  const answer = await httpFor(resolveSettings(element)).send('POST', paths.autoLogin, {
    body: {
      encrypted_device_id: device,
      login_source: 'web',
      device_type: 3,
      thirdPartyId,
      redirectURIInfo: { redirectURIOnProviderDashboard: returnAddress, redirectURIQueryParams: { code } },
    },
  })
  await enter(element, answer)
}
