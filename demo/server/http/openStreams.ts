import type { Network } from './network'

/** Streams of one process, of one person in it, and of the visitors of one address. */
const maxStreams = 2000
const maxOfPerson = 6
const maxOfNetwork = 20

type Caller = { userId: string } | { userId: null; networks: readonly Network[] }

const limitsOf = (caller: Caller) => [
  { key: 'all', most: maxStreams },
  ...(caller.userId === null
    ? caller.networks.map(({ key, share }) => ({ key, most: maxOfNetwork * share }))
    : [{ key: caller.userId, most: maxOfPerson }]),
]

/** Counts the streams that this process holds open. */
export const openStreams = () => {
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(key) ?? 0
  return {
    /** @returns frees the place; null where the caller, its network or all together have too many */
    take(caller: Caller): (() => void) | null {
      const limits = limitsOf(caller)
      if (limits.some(({ key, most }) => countOf(key) >= most)) return null
      for (const { key } of limits) counts.set(key, countOf(key) + 1)
      return () => {
        for (const { key } of limits) {
          counts.set(key, countOf(key) - 1)
          if (countOf(key) === 0) counts.delete(key)
        }
      }
    },
  }
}

export type OpenStreams = ReturnType<typeof openStreams>
