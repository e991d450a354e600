import { createContext } from 'react'

/** What a page tells the app that shows it. */
export interface PageFrame {
  /** The heading says this now: the document's title follows. */
  named(title: string): void
  /** The heading is drawn: after a navigation it takes the focus. */
  headed(heading: HTMLElement): void
}

/** Null where a page stands outside of an app. */
export const PageContext = createContext<PageFrame | null>(null)
