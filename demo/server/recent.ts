/**
 * Values that are good for a while after they were asked for, the latest `max` of them.
 * @param forMs 0 keeps nothing
 * @param now milliseconds
 */
export const recent = <T>(forMs: number, now: () => number, max: number) => {
  const kept = new Map<string, { at: number; value: T }>()
  return {
    get(key: string): T | undefined {
      const found = kept.get(key)
      return found && now() - found.at < forMs ? found.value : undefined
    },

    set(key: string, value: T): void {
      const at = now()
      kept.delete(key)
      // In the order of time, so the first one that is fresh ends the search.
      for (const [name, it] of kept) {
        if (at - it.at < forMs) break
        kept.delete(name)
      }
      kept.set(key, { at, value })
      if (kept.size > max) kept.delete(kept.keys().next().value as string)
    },

    delete: (key: string): void => void kept.delete(key),
  }
}
