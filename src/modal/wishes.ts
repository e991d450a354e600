/** What a viewer wanted before the modal came in between goes on once it is done. */
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import type { Wish } from './modal'

/** @returns whether it was this element's to grant */
export type GrantWish = (wish: Wish) => boolean

interface Granted {
  wish: Wish
  site: string
  /** Gone when the page was left in between. */
  asker: Element | null
}

const state = () =>
  shared('modal:wishes', () => ({ granting: new Map<GrantWish, Element>(), waiting: null as Granted | null }))

/** The asking element first; after a reload it is another one, so anybody of the site may. */
const offer = ({ wish, site, asker }: Granted): boolean => {
  const all = [...state().granting]
  const first = all.filter(([, element]) => element === asker)
  const others = all.filter(([, element]) => element !== asker && siteKey(resolveSettings(element)) === site)
  return [...first, ...(asker?.isConnected ? [] : others)].some(([grant]) => grant(wish))
}

/** Lets the wish go on: now, or when the element that can is there. */
export const grantWish = (granted: Granted): void => {
  if (granted.wish.action === 'signin') return
  const held = state()
  held.waiting = offer(granted) || granted.asker ? null : granted
}

/**
 * Takes part in granting wishes.
 * @returns takes it back
 */
export const grantsWishes = (element: Element, grant: GrantWish): (() => void) => {
  const held = state()
  held.granting.set(grant, element)
  const { waiting } = held
  if (waiting && waiting.site === siteKey(resolveSettings(element)) && grant(waiting.wish)) held.waiting = null
  return () => void held.granting.delete(grant)
}
