import { forgetOnDenial, forgetStored } from '../consent/forget'
import { followConsentManagers } from '../consent/managers'
import { onSettingsChange, resolveSettings, type Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { transportTo, type WireEvent } from './transport'

interface Queued<T> {
  /** Weakly: an event must not keep a removed element alive. */
  element: WeakRef<Element>
  event: T
}

/** Events that wait for the viewer's consent; the oldest are dropped first. */
const maxQueued = 500

export interface ConsentQueue<T> {
  /** Sends an event once the viewer has consented; nothing is sent before, and nothing after a denial. */
  add(element: Element, settings: Settings, event: T): void
  /** Drops what waits. */
  clear(): void
}

export const createConsentQueue = <T>(send: (settings: Settings, event: T) => void): ConsentQueue<T> => {
  let events: Queued<T>[] = []
  /** Stops watching the settings; set while events are queued. */
  let off: (() => void) | null = null

  /** Unless events are queued. */
  const stopWatching = () => {
    if (events.length > 0) return
    off?.()
    off = null
    observer.disconnect()
  }
  /** Sends the queued events that have consent by now, and drops those whose consent was denied. */
  const review = () => {
    const before = events
    events = before.filter(({ element, event }) => {
      const settings = resolveSettings(element.deref())
      if (settings.consent === 'granted') send(settings, event)
      return settings.consent === 'unset'
    })
    stopWatching()
  }
  /** Reports a change of `consent` on elements whose events are queued. */
  const observer = new MutationObserver(review)
  return {
    add(element, settings, event) {
      if (settings.consent === 'denied') return
      if (settings.consent === 'granted') {
        send(settings, event)
        return
      }
      followConsentManagers()
      off ??= onSettingsChange(review)
      observer.observe(element, { attributeFilter: ['consent'] })
      events = [...events, { element: new WeakRef(element), event }].slice(-maxQueued)
    },
    clear() {
      events = []
      stopWatching()
    },
  }
}

const sender = () =>
  shared('analytics:consent', () => {
    const elements = new WeakMap<WireEvent, WeakRef<Element>>()
    const maySend = (event: WireEvent) => resolveSettings(elements.get(event)?.deref()).consent !== 'denied'
    const queue = createConsentQueue<WireEvent>(({ analyticsUrl, storageMode }, event) => {
      if (analyticsUrl) transportTo(analyticsUrl, storageFor(storageMode), maySend).add(event)
    })
    return {
      add(element: Element, settings: Settings, event: WireEvent) {
        elements.set(event, new WeakRef(element))
        queue.add(element, settings, event)
      },
    }
  })

/** Sends an event to the analytics URL, if there is one and the viewer consents; a denial removes what is stored too. */
export const deliver = (element: Element, event: WireEvent) => {
  forgetOnDenial()
  // Those of now: while this code loaded, the viewer may have decided.
  const settings = resolveSettings(element)
  if (settings.consent === 'denied') forgetStored(settings)
  else if (settings.analyticsUrl) sender().add(element, settings, event)
}
