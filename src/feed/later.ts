/**
 * Runs something whose code comes later, for what a first view can be without.
 * @param run gives how to stop it
 * @returns stops it, also before it began
 */
export const later = <M>(load: () => Promise<M>, run: (module: M) => () => void): (() => void) => {
  let stop: (() => void) | undefined
  let stopped = false
  load().then(
    (module) => {
      if (!stopped) stop = run(module)
    },
    // The feed shows and plays without it.
    () => undefined,
  )
  return () => {
    stopped = true
    stop?.()
  }
}
