import { onSettingsChange, resolveSettings, type Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { transportTo, type WireEvent } from './transport'

interface Held {
  /** Weakly: an event must not keep a removed element alive. */
  element: WeakRef<Element>
  event: WireEvent
}

/** Events that wait for the viewer's answer; the oldest go first. */
const mostHeld = 500

interface Gate {
  held: Held[]
  /** Set while something is held. */
  off: (() => void) | null
  /** Sees a `consent` attribute change on elements whose events are held. */
  observer: MutationObserver
}

const gate = (): Gate =>
  shared('analytics:gate', () => ({ held: [], off: null, observer: new MutationObserver(review) }))

const send = ({ analyticsUrl }: Settings, event: WireEvent) => {
  if (analyticsUrl) transportTo(analyticsUrl).add(event)
}

/** Looks at everything that is held again: what is granted goes, what is denied is forgotten. */
const review = () => {
  const state = gate()
  const held = state.held
  state.held = held.filter(({ element, event }) => {
    const settings = resolveSettings(element.deref())
    if (settings.consent === 'granted') send(settings, event)
    return settings.consent === 'unset'
  })
  if (state.held.length > 0) return
  state.off?.()
  state.off = null
  state.observer.disconnect()
}

/** Sends an event once the viewer has consented; nothing leaves the page before, and nothing ever after a no. */
export const deliver = (element: Element, settings: Settings, event: WireEvent) => {
  if (!settings.analyticsUrl || settings.consent === 'denied') return
  if (settings.consent === 'granted') {
    send(settings, event)
    return
  }
  const state = gate()
  state.off ??= onSettingsChange(review)
  state.observer.observe(element, { attributeFilter: ['consent'] })
  state.held = [...state.held, { element: new WeakRef(element), event }].slice(-mostHeld)
}
