import { onSettingsChange, resolveSettings, type Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { transportTo, type WireEvent } from './transport'

interface QueuedEvent {
  /** Weakly: an event must not keep a removed element alive. */
  element: WeakRef<Element>
  event: WireEvent
}

/** Events that wait for the viewer's consent; the oldest are dropped first. */
const maxQueued = 500

interface ConsentQueue {
  events: QueuedEvent[]
  /** Stops watching the settings; set while events are queued. */
  off: (() => void) | null
  /** Reports a change of `consent` on elements whose events are queued. */
  observer: MutationObserver
}

const consentQueue = (): ConsentQueue =>
  shared('analytics:consent', () => ({ events: [], off: null, observer: new MutationObserver(review) }))

const send = ({ analyticsUrl }: Settings, event: WireEvent) => {
  if (analyticsUrl) transportTo(analyticsUrl).add(event)
}

/** Sends the queued events that have consent by now, and drops those whose consent was denied. */
const review = () => {
  const queue = consentQueue()
  const { events } = queue
  queue.events = events.filter(({ element, event }) => {
    const settings = resolveSettings(element.deref())
    if (settings.consent === 'granted') send(settings, event)
    return settings.consent === 'unset'
  })
  if (queue.events.length > 0) return
  queue.off?.()
  queue.off = null
  queue.observer.disconnect()
}

/** Sends an event once the viewer has consented; nothing is sent before, and nothing after a denial. */
export const deliver = (element: Element, settings: Settings, event: WireEvent) => {
  if (!settings.analyticsUrl || settings.consent === 'denied') return
  if (settings.consent === 'granted') {
    send(settings, event)
    return
  }
  const queue = consentQueue()
  queue.off ??= onSettingsChange(review)
  queue.observer.observe(element, { attributeFilter: ['consent'] })
  queue.events = [...queue.events, { element: new WeakRef(element), event }].slice(-maxQueued)
}
