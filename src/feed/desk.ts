import type { FeedActions } from './feedContext'

/** Where viewers' wishes are handed in, also before the code that fulfils them is there. */
export interface Desk {
  /** Runs this on the actions, now or as soon as they are served; in the order of asking. */
  act(wish: (actions: FeedActions) => void): void
  /** Answers how to stop serving. */
  serve(actions: FeedActions): () => void
}

export const createDesk = (): Desk => {
  let served: FeedActions | null = null
  let waiting: ((actions: FeedActions) => void)[] = []
  return {
    act: (wish) => {
      if (served) wish(served)
      else waiting.push(wish)
    },
    serve: (actions) => {
      served = actions
      const wishes = waiting
      waiting = []
      for (const wish of wishes) wish(actions)
      return () => {
        served = null
      }
    },
  }
}
