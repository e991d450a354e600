import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { encryptedDeviceId } from './deviceId'
import { isFramed } from './isFramed'
import { isExpected, keepPending, newState, returnAddress, type StartResult, wasCancelled } from './provider'
import { type ProviderReturn, providerReturnAtom } from './provider.atoms'
import { enterWithCode, explain, providerUrl } from './provider.calls.actions'
import { claimReturn, pendingKey, pendingStorage, replaceAddress, type TakenReturn } from './provider.return'

interface StartOptions {
  /** google, apple or the brand's SSO id. */
  thirdPartyId: string
  /** For the view after the return, see {@link providerReturnAtom}; no secrets. */
  resume?: string | undefined
}

/** Goes to a provider in the same window. The viewer comes back to this very page. */
const leavePage = async (
  element: Element,
  { thirdPartyId, resume }: StartOptions,
  leave: (address: string) => void,
): Promise<StartResult> => {
  const settings = resolveSettings(element)
  try {
    const pending = {
      ...{ state: newState(), thirdPartyId, device: await encryptedDeviceId(settings), resume: resume ?? null },
      ...{ site: siteKey(settings), created: Date.now(), page: location.href, returnAddress: returnAddress(location) },
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

/**
 * Signs in with a provider: in the same window, or from a frame, which no provider lets itself be shown in, in a window of
 * its own. To be called in a click, since browsers open no window otherwise.
 * @param leave what leaves the page
 */
export const startProvider = async (
  element: Element,
  options: StartOptions,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<StartResult> => {
  if (!isFramed()) return leavePage(element, options, leave)
  // A sandboxed page without an origin can't be answered.
  const popup = window.origin === 'null' ? null : window.open('about:blank', '_blank', 'popup,width=480,height=680')
  if (!popup) return { status: 'blocked' }
  const { signInByPopup } = await import('./provider.popup.actions')
  return signInByPopup(element, options.thirdPartyId, popup)
}

const finishProvider = async (element: Element, { returned, pending }: TakenReturn): Promise<void> => {
  const resume = pending?.resume ?? null
  const become = (status: Exclude<ProviderReturn['status'], 'none'>) =>
    pageStore().set(providerReturnAtom, { status, element, resume })
  become('pending')
  try {
    if (!isExpected(pending, returned, Date.now(), location.href)) throw new Error('refused')
    replaceAddress(pending.page)
    // The viewer cancelled: no failure to report.
    if (wasCancelled(returned)) return become('failed')
    await enterWithCode(element, pending, returned.code)
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
