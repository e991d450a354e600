/** Ways of analytics events into other tools, beside the analytics URL. */
import { on } from '../kit/api'
import type { GeuinEventMap } from '../kit/events'
import { resolveSettings } from '../kit/settings'
import { createConsentQueue } from './consent'

/** As in the event `geuin:analytics`. */
export type AnalyticsEvent = GeuinEventMap['geuin:analytics']

/**
 * Hands the page's analytics events to a function, each once and in their order: from now on, as far as the viewer
 * consents, and with `unset` once they do.
 * @returns stops it
 */
export const sendAnalyticsTo = (receive: (event: AnalyticsEvent) => void): (() => void) => {
  const queue = createConsentQueue<AnalyticsEvent>((_settings, event) => {
    try {
      receive(event)
    } catch (error) {
      // One that throws gets the events after this one, and this one not again.
      reportError(error)
    }
  })
  const stop = on('geuin:analytics', (event) => {
    const [element] = event.composedPath()
    // A copy, since listeners of the page get the same object.
    if (element instanceof Element) queue.add(element, resolveSettings(element), structuredClone(event.detail))
  })
  return () => {
    stop()
    queue.clear()
  }
}

/**
 * Pushes the page's analytics events to the list that Google Tag Manager and its like read: `event` is the event's name,
 * `geuin` has its id, time, platform, brand and properties. Consent is respected as by {@link sendAnalyticsTo}.
 * @param name of the list, a property of `window`
 * @returns stops it
 */
export const sendAnalyticsToDataLayer = (name = 'dataLayer'): (() => void) =>
  sendAnalyticsTo(({ name: event, properties, ...more }) => {
    const page = window as unknown as Record<string, object[] | undefined>
    page[name] ??= []
    // Tag Manager would merge each event's properties into those of the one before.
    page[name].push({ event, geuin: { ...properties, ...more }, _clear: true })
  })
