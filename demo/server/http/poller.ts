/** Milliseconds between two looks. */
const pollTime = 1000

/**
 * Looks for changes that any process may have made, once a second, while somebody listens.
 * @param isNeeded whether somebody listens
 */
export const createPoller = (poll: () => Promise<void>, isNeeded: () => boolean) => {
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    timer ??= setTimeout(async () => {
      // A database that is away for a moment is asked again.
      await poll().catch(() => undefined)
      timer = undefined
      if (isNeeded()) start()
    }, pollTime)
  }
  return {
    start,
    stopWhenIdle() {
      if (isNeeded()) return
      clearTimeout(timer)
      timer = undefined
    },
  }
}
