import { elementsOf } from '../kit/elements'
import type { Intent } from './intent'
import { runIntent } from './intents'

/** The element that asked while it is in the page; else one of its site, the one that shows the same place first. */
const targetOf = (intent: Intent, site: string, requester: Element | null): Element | undefined => {
  if (requester?.isConnected) return requester
  const all = elementsOf(site)
  const slug = 'slug' in intent ? intent.slug : 'from' in intent ? intent.from?.slug : undefined
  const showsPlace = (it: Element) => slug !== undefined && it.getAttribute('slug') === slug
  return all.find(showsPlace) ?? all.find((it) => it.localName !== 'geuin-auth') ?? all[0]
}

/**
 * Does what a viewer wanted before a sign-in came in between, whatever is on the page by then.
 * @param requester null when that element has gone with the page before
 */
export const resume = (intent: Intent, site: string, requester: Element | null): void => {
  const target = targetOf(intent, site, requester)
  if (target) void runIntent(intent, target)
}
