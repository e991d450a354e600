import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Track } from './catalogue'
import { track } from './track'

const AnalyticsContext = createContext<Track | null>(null)

/** Provides {@link useAnalytics} for the components of an element. */
export const AnalyticsProvider = ({ element, children }: { element: Element; children: ReactNode }) => {
  const trackInElement = useCallback<Track>((name, properties) => track(element, name, properties), [element])
  return <AnalyticsContext value={trackInElement}>{children}</AnalyticsContext>
}

/**
 * Tracks analytics events of the element that a component is part of.
 * @throws Error outside of an AnalyticsProvider
 */
export const useAnalytics = (): Track => {
  const trackInElement = useContext(AnalyticsContext)
  if (!trackInElement) throw new Error('useAnalytics must be used within an AnalyticsProvider')
  return trackInElement
}
