import { record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { absoluteRoute } from '../../kit/routes'
import type { Settings } from '../../kit/settings'
import { paths } from '../../wire/paths'

/**
 * Whether this browser shows push messages. `unsupported`: it can't, or the page is not served safely; `blocked`: the viewer, or
 * the browser for them, has refused; `unavailable`: the site doesn't serve our worker.
 */
export type PushState = 'unsupported' | 'blocked' | 'unavailable' | 'off' | 'on'

/**
 * Where the site serves the worker. Its scope holds no page, so that it never takes the place of the site's own worker.
 */
const workerPath = '/geuin-sw.js'
const scope = '/geuin-push/'

const isSupported = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** @throws DOMException where a frame's policy keeps workers away */
const findWorker = () => navigator.serviceWorker.getRegistration(scope)

/** A page that demands Trusted Types allows the policy `geuin-sw`, or registers the worker itself. */
const trusted = (address: string): string => {
  type Factory = { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } }
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return address
  return trustedTypes.createPolicy('geuin-sw', { createScriptURL: (it: string) => it }).createScriptURL(address)
}

/** What is before the path of a page's address on the site: messages lead there. */
const siteOf = (settings: Settings) => absoluteRoute(settings, 'home').slice(0, -'/home'.length)

/** Registers the site's worker; null where there is none. */
const register = async (settings: Settings): Promise<ServiceWorkerRegistration | null> => {
  const existing = await findWorker()
  if (existing) return existing
  try {
    const address = `${workerPath}?site=${encodeURIComponent(siteOf(settings))}`
    const registration = await navigator.serviceWorker.register(trusted(address), { scope })
    // A subscription needs a worker that is active.
    const worker = registration.installing ?? registration.waiting
    if (worker && !registration.active)
      await new Promise<void>((resolve, reject) => {
        worker.addEventListener('statechange', () => {
          if (worker.state === 'activated') resolve()
          if (worker.state === 'redundant') reject(new Error('the worker could not be installed'))
        })
      })
    return registration
  } catch {
    return null
  }
}

export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  try {
    const subscription = await (await findWorker())?.pushManager.getSubscription()
    return subscription && Notification.permission === 'granted' ? 'on' : 'off'
  } catch {
    return 'unsupported'
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

/**
 * Asks the viewer and subscribes this browser; only to be called by a tap. The server is told in any case, since a
 * subscription that exists may be of an earlier viewer.
 * @throws ApiError, DOMException when the browser's push service does not answer
 */
export const startPush = async (settings: Settings): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  // Before anything else: browsers ask only within a moment of the tap.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const registration = await register(settings)
  if (!registration) return 'unavailable'
  const { data } = await httpFor(settings).get(paths.pushSubscription, {})
  const key = bytesOf(text(record(data).public_key))
  // Another server's, or of a key that it has no more.
  const known = await registration.pushManager.getSubscription()
  const knownKey = known?.options.applicationServerKey
  const isSame = knownKey && new Uint8Array(knownKey).join() === key.join()
  if (known && !isSame) await known.unsubscribe()
  const subscription =
    known && isSame
      ? known
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = record(subscription.toJSON())
  const { p256dh, auth } = record(keys)
  const body = { endpoint, keys: { p256dh, auth }, language: settings.locale }
  await httpFor(settings).send('POST', paths.pushSubscription, { body })
  return 'on'
}

/** Ends this browser's subscription, here and at the server. @throws ApiError */
export const stopPush = async (settings: Settings): Promise<PushState> => {
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await httpFor(settings).send('DELETE', paths.pushSubscription, { query: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}
