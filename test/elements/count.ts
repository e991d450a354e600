/**
 * Counts what a page would still hold of an element that has gone: listeners, timers, observers, media elements and
 * React roots. Import it before anything that should be counted, since modules take what they need when they load.
 */

/** What is on now, each entry with where it was put on, so that a failing test names it. */
const live = new Map<string, Map<unknown, string>>()

const kind = (name: string) => {
  const known = live.get(name) ?? new Map<unknown, string>()
  live.set(name, known)
  return known
}

const origin = () => new Error().stack?.split('\n').slice(3, 6).join('\n') ?? ''

const isPage = (target: unknown) =>
  target === window ||
  target === document ||
  target === navigator ||
  target instanceof MediaQueryList ||
  (target instanceof Node && target.isConnected && !(target.getRootNode() instanceof ShadowRoot)) ||
  (target instanceof EventTarget && !(target instanceof Node) && !(target instanceof AbortSignal))

interface Listening {
  target: EventTarget
  type: string
  listener: unknown
  capture: boolean
}

const same = (one: Listening, other: Listening) =>
  one.target === other.target &&
  one.type === other.type &&
  one.listener === other.listener &&
  one.capture === other.capture

/** Only what outlives an element counts: a listener on a node of its own goes with it. */
const listeners = () => kind('listener')

const drop = (gone: Listening) => {
  for (const entry of listeners().keys()) if (same(entry as Listening, gone)) listeners().delete(entry)
}

const { addEventListener, removeEventListener } = EventTarget.prototype

EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
  const target = this ?? window
  const {
    capture = false,
    signal = undefined,
    once = false,
  } = typeof options === 'object' ? options : { capture: options ?? false }
  const entry = { target, type, listener, capture }
  if (listener && isPage(target) && !signal?.aborted) {
    drop(entry)
    listeners().set(entry, `${type} on ${target.constructor.name}\n${origin()}`)
    signal && addEventListener.call(signal, 'abort', () => drop(entry))
    once && addEventListener.call(target, type, () => drop(entry), { once })
  }
  return addEventListener.call(target, type, listener, options)
}
EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
  const target = this ?? window
  const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false)
  drop({ target, type, listener, capture })
  return removeEventListener.call(target, type, listener, options)
}

const timers = () => kind('timer')
const { setTimeout: setTimer, clearTimeout: clearTimer } = window
const { setInterval: setRepeat, clearInterval: clearRepeat } = window
const { requestAnimationFrame: askFrame, cancelAnimationFrame: cancelFrame } = window

Object.assign(window, {
  setTimeout: (handler: (...args: unknown[]) => void, pause?: number, ...args: unknown[]) => {
    const id = setTimer(() => {
      timers().delete(id)
      handler(...args)
    }, pause)
    timers().set(id, `timeout ${pause}\n${origin()}`)
    return id
  },
  clearTimeout: (id: number) => {
    timers().delete(id)
    clearTimer(id)
  },
  setInterval: (handler: (...args: unknown[]) => void, pause?: number, ...args: unknown[]) => {
    const id = setRepeat(handler, pause, ...args)
    timers().set(id, `interval ${pause}\n${origin()}`)
    return id
  },
  clearInterval: (id: number) => {
    timers().delete(id)
    clearRepeat(id)
  },
  requestAnimationFrame: (handler: FrameRequestCallback) => {
    const id = askFrame((time) => {
      kind('frame').delete(id)
      handler(time)
    })
    kind('frame').set(id, origin())
    return id
  },
  cancelAnimationFrame: (id: number) => {
    kind('frame').delete(id)
    cancelFrame(id)
  },
})

for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
  const prototype = window[name].prototype as { observe(...args: unknown[]): void; disconnect(): void }
  const { observe, disconnect } = prototype
  prototype.observe = function (this: object, ...args) {
    kind('observer').set(this, `${name}\n${origin()}`)
    return observe.apply(this, args)
  }
  prototype.disconnect = function (this: object) {
    kind('observer').delete(this)
    return disconnect.call(this)
  }
}

/** Weakly: what matters is what the collector can't take. */
const media: WeakRef<HTMLMediaElement>[] = []
const createElement = document.createElement
document.createElement = function (this: Document, ...args: Parameters<Document['createElement']>) {
  const element = createElement.apply(this, args)
  if (element instanceof HTMLMediaElement) media.push(new WeakRef(element))
  return element
} as typeof document.createElement

/** Media elements that still have something to play. */
export const loadedMedia = () =>
  media.flatMap((it) => it.deref() ?? []).filter((it) => it.currentSrc && it.readyState > 0 && it.hasAttribute('src'))

export const playingMedia = () => media.flatMap((it) => it.deref() ?? []).filter((it) => !it.paused)

/** What is on now, with where it came from. */
export const everythingLive = () =>
  [...live].flatMap(([name, entries]) => [...entries.values()].map((it) => `${name} ${it}`))
