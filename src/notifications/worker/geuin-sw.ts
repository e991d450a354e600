/**
 * The service worker of a site that offers push messages: it shows them, and a tap opens what they are about. It keeps no
 * page and answers no request.
 */

interface Message {
  title: string
  body: string
  /** On the site. */
  path: string
  tag: string
  lang: string
}

/** The part of a service worker's scope that is needed here; the types of pages don't have it. */
interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<ReadonlyArray<WindowOfSite>>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WindowOfSite {
  readonly url: string
  focus(): Promise<unknown>
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  readonly data?: { json(): unknown } | null
  readonly notification?: { readonly data: unknown; close(): void }
}

const worker = globalThis as unknown as WorkerScope

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A push service hands on what our server has encrypted; another server's message shows as an empty one. */
const readMessage = (event: WorkerEvent): Message => {
  let fields: Record<string, unknown> = {}
  try {
    fields = Object(event.data?.json())
  } catch {
    // No JSON: browsers want something to be shown all the same.
  }
  const { title, body, path, tag, lang } = fields
  return { title: textOf(title), body: textOf(body), path: textOf(path), tag: textOf(tag), lang: textOf(lang) }
}

/** The address of a path on the site; what leads elsewhere leads to the site's beginning. */
const addressOf = (path: string): string => {
  const { origin, href } = worker.location
  const site = new URL(href).searchParams.get('site') ?? origin
  const address = URL.canParse(site + path) ? new URL(site + path) : null
  return address?.origin === origin ? address.href : origin
}

const show = ({ title, body, path, tag, lang }: Message) =>
  worker.registration.showNotification(title || worker.location.hostname, { body, tag, lang, data: path })

const openPage = async (path: string) => {
  const address = addressOf(path)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : worker.clients.openWindow(address))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('push', (event) => event.waitUntil(show(readMessage(event))))
worker.addEventListener('notificationclick', (event) => {
  event.notification?.close()
  event.waitUntil(openPage(textOf(event.notification?.data)))
})
