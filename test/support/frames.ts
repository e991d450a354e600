/** Counts the frames that the browser draws from now on, until `stop`. */
export const countFrames = (): { count(): number; stop(): void } => {
  let count = 0
  let next = 0
  const ask = () => {
    next = requestAnimationFrame(() => {
      count += 1
      ask()
    })
  }
  ask()
  return { count: () => count, stop: () => cancelAnimationFrame(next) }
}
