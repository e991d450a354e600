import { record, text } from '../kit/guard'
import { resolveSettings } from '../kit/settings'
import { encryptedDeviceId } from './deviceId'
import { newState, type Returned, returnAddress, type StartResult, wasCancelled } from './provider'
import { enterWithCode, explain, providerUrl } from './provider.calls.actions'

/** Milliseconds between two looks whether the window is still open: no event says that it was closed. */
const lookEvery = 500

/**
 * What the server's page in a window hands over; null when the viewer closes the window.
 * @param from the server's origin
 */
const answerOf = (popup: Window, from: string, state: string): Promise<Pick<Returned, 'code' | 'error'> | null> =>
  new Promise((resolve) => {
    let wasClosed = false
    const timer = setInterval(() => {
      // A page closes the window as soon as it has posted its answer, which may still be on its way.
      if (wasClosed) end(null)
      wasClosed = popup.closed
    }, lookEvery)
    const hear = ({ source, origin, data }: MessageEvent) => {
      const answer = record(data)
      if (source !== popup || origin !== from || answer.type !== 'geuin-provider' || answer.state !== state) return
      end({ code: text(answer.code) || null, error: text(answer.error) || null })
    }
    const end = (answer: Pick<Returned, 'code' | 'error'> | null) => {
      clearInterval(timer)
      removeEventListener('message', hear)
      resolve(answer)
    }
    addEventListener('message', hear)
  })

/** Signs in with a provider in a window that the page has opened. */
export const signInByPopup = async (element: Element, thirdPartyId: string, popup: Window): Promise<StartResult> => {
  try {
    const device = await encryptedDeviceId(resolveSettings(element))
    const request = { thirdPartyId, device, state: newState(), returnAddress: returnAddress(location) }
    const url = await providerUrl(element, request, true)
    const answer = answerOf(popup, new URL(url).origin, request.state)
    popup.location.replace(url)
    const returned = await answer
    if (!returned || wasCancelled(returned)) return { status: 'cancelled' }
    await enterWithCode(element, request, returned.code)
    return { status: 'verified' }
  } catch (error) {
    popup.close()
    await explain(element, error)
    return { status: 'failed', code: 'failed' }
  }
}
