import { createContext, useContext } from 'react'
import type { GeuinEventMap, GeuinEventType } from './events'
import type { Settings } from './settings'
import type { Translate } from './t'

/** What a component may know of the element that it is drawn in. */
export interface Island {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly settings: Settings
  /** First part of every query key, see `siteKey`. */
  readonly site: string
  /** A string in the island's language. */
  readonly t: Translate
  /** Sends an event to the page, from the element; false when the page prevented it. */
  emit<T extends GeuinEventType>(type: T, detail: GeuinEventMap[T], options?: { cancelable?: boolean }): boolean
}

const Context = createContext<Island | null>(null)

/** Gives an island to the components under it. */
export const IslandProvider = Context.Provider

/** @throws Error outside of an island */
export const useIsland = (): Island => {
  const island = useContext(Context)
  if (!island) throw new Error('useIsland must be used within an island')
  return island
}
