import type { Demo } from './demo'

/** Delays answers whose path has a part in it until the returned function is called. */
export const delay = (demo: Demo, part: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  demo.rules.set(part, async (_, own) => {
    await released
    return own()
  })
  return release
}
