import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Track } from './catalogue'
import { track } from './track'

const AnalyticsContext = createContext<Track | null>(null)

/** Lets the components under it track what happens in an element. */
export const AnalyticsProvider = ({ element, children }: { element: Element; children: ReactNode }) => {
  const trackHere = useCallback<Track>((name, properties) => track(element, name, properties), [element])
  return <AnalyticsContext value={trackHere}>{children}</AnalyticsContext>
}

/**
 * Tracks what happens in the element that a component is drawn in.
 * @throws Error outside of an AnalyticsProvider
 */
export const useAnalytics = (): Track => {
  const trackHere = useContext(AnalyticsContext)
  if (!trackHere) throw new Error('useAnalytics must be used within an AnalyticsProvider')
  return trackHere
}
