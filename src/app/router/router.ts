/** A page of the app that somebody went to. */
export interface Visit {
  /** Below the route base, without a query. */
  readonly path: string
  /** Begins with a question mark; '' for none. */
  readonly query: string
  /** Names the entry in the history: Back comes to the same one. */
  readonly key: string
  /** How it was reached: `first` is the page that the app began with. */
  readonly by: 'first' | 'link' | 'history'
}

/** Which page shows, and the ways to another. */
export interface Router {
  visit(): Visit
  subscribe(listener: () => void): () => void
  /** Goes to a path, which may have a query. @param replace in place of the page that shows, which Back then skips */
  go(path: string, options?: { replace?: boolean }): void
  /** Listens until the returned function is called. */
  start(): () => void
}

/** What every kind of router has: a visit, and who wants to know of another. */
export const createVisits = (first: Visit) => {
  let visit = first
  const listeners = new Set<() => void>()
  return {
    visit: () => visit,
    show: (next: Visit) => {
      if (next.key === visit.key && next.path === visit.path && next.query === visit.query) return
      visit = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
