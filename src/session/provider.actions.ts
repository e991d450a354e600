import { record, text } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { loadStrings, t } from '../kit/t'
import { showToast } from '../kit/toasts'
import { paths } from '../wire/paths'
import { encryptedDeviceId } from './deviceId'
import {
  isExpected,
  keepPending,
  newState,
  type Pending,
  providerAddress,
  returnAddress,
  wasCancelled,
} from './provider'
import { type ProviderReturn, providerReturnAtom } from './provider.atoms'
import { claimReturn, pendingKey, pendingStorage, type TakenReturn } from './provider.return'
import { enter } from './session.actions'

export type StartResult =
  /** The browser is on its way to the provider. */
  | { status: 'leaving' }
  /** The viewer has been told by a toast. `no-storage`: this browser could not know the viewer when they come back. */
  | { status: 'failed'; code: 'failed' | 'no-storage' }

interface StartOptions {
  /** google, apple or the brand's SSO id. */
  thirdPartyId: string
  /** For the view after the return, see {@link providerReturnAtom}; no secrets. */
  resume?: string | undefined
}

/** Shows an error to the viewer, and logs it without any code or token. */
const explain = async (element: Element, error: unknown) => {
  console.error(`geuin: the sign-in with a provider failed: ${error instanceof ApiError ? error.message : 'refused'}`)
  const message = t(await loadStrings(resolveSettings(element).locale), 'auth.social.failed')
  pageStore().set(showToast, element, { kind: 'error', message })
}

const providerUrl = async (
  element: Element,
  { thirdPartyId, returnAddress, device, state }: Pick<Pending, 'thirdPartyId' | 'returnAddress' | 'device' | 'state'>,
) => {
  const query = { thirdPartyId, redirectURIOnProviderDashboard: returnAddress, encrypted_device_id: device }
  const { data } = await httpFor(resolveSettings(element)).get(paths.providerUrl, { query })
  const url = providerAddress(text(record(data).url), state)
  if (!url) throw new ApiError('malformed')
  return url
}

/**
 * Goes to a provider in the same window. The viewer comes back to this very page.
 * @param leave what leaves the page
 */
export const startProvider = async (
  element: Element,
  { thirdPartyId, resume }: StartOptions,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<StartResult> => {
  const settings = resolveSettings(element)
  try {
    const pending = {
      ...{ state: newState(), thirdPartyId, device: await encryptedDeviceId(settings), resume: resume ?? null },
      ...{ site: siteKey(settings), created: Date.now() },
      ...{ page: location.href, returnAddress: returnAddress(location, location.search, thirdPartyId) },
    }
    const url = await providerUrl(element, pending)
    if (!pendingStorage().set(pendingKey, keepPending(pending))) {
      pendingStorage().remove(pendingKey)
      await explain(element, null)
      return { status: 'failed', code: 'no-storage' }
    }
    leave(url)
    return { status: 'leaving' }
  } catch (error) {
    pendingStorage().remove(pendingKey)
    await explain(element, error)
    return { status: 'failed', code: 'failed' }
  }
}

/** The address as it was before the viewer left, with its hash; not for a page that has been changed meanwhile. */
const restorePage = (page: string) => {
  try {
    history.replaceState(history.state, '', page)
  } catch {
    // A sandboxed frame keeps the address without the hash.
  }
}

const finishProvider = async (element: Element, { returned, pending }: TakenReturn): Promise<void> => {
  const settings = resolveSettings(element)
  const resume = pending?.resume ?? null
  const become = (status: Exclude<ProviderReturn['status'], 'none'>) =>
    pageStore().set(providerReturnAtom, { status, element, resume })
  become('pending')
  try {
    if (!isExpected(pending, returned, Date.now(), location.href)) throw new Error('refused')
    restorePage(pending.page)
    // The viewer cancelled: no failure to report.
    if (wasCancelled(returned)) return become('failed')
    if (!returned.code) throw new Error('refused')
    const answer = await httpFor(settings).send('POST', paths.autoLogin, {
      body: {
        encrypted_device_id: pending.device,
        login_source: 'web',
        device_type: 3,
        thirdPartyId: pending.thirdPartyId,
        redirectURIInfo: {
          redirectURIOnProviderDashboard: pending.returnAddress,
          redirectURIQueryParams: { code: returned.code },
        },
      },
    })
    await enter(element, answer)
    become('verified')
  } catch (error) {
    become('failed')
    await explain(element, error)
  }
}

/** Signs in with what a provider answered: only when this browser asked for it, and once. */
export const resumeProvider = async (element: Element): Promise<void> => {
  const taken = element.isConnected ? claimReturn(siteKey(resolveSettings(element))) : null
  if (taken) await finishProvider(element, taken)
}
