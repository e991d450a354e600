import type { Lock, Locker } from '@tus/server'

/** Milliseconds that a request waits for an older one to end. */
const maxWait = 10_000

interface Holder {
  /** Asks the request that holds the lock to end. */
  release(): unknown
  freed: Promise<void>
}

/**
 * One request of this process at a time for each upload. The newest goes first: a client that sends another one has given
 * up the older, whose connection may be dead without notice. The rows of the parts separate bytes that two processes
 * receive at the same time.
 */
export const createLocker = (): Locker => {
  const holders = new Map<string, Holder>()
  return {
    newLock(id: string): Lock {
      let free = () => {}
      return {
        async lock(signal, release) {
          const end = performance.now() + maxWait
          for (let other = holders.get(id); other; other = holders.get(id)) {
            await other.release()
            await Promise.race([other.freed, pause(maxWait)])
            if (signal.aborted || performance.now() > end) throw new Error('an older request does not end')
          }
          holders.set(id, { release, freed: new Promise((resolve) => (free = resolve)) })
        },
        async unlock() {
          holders.delete(id)
          free()
        },
      }
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
