const load = async () => {
  const { default: sharp } = await import('sharp')
  // Pictures never come twice, and one at a time leaves the other core to everybody else.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loading: ReturnType<typeof load> | undefined

/** What decodes and draws pictures, which takes time to load and is not needed at the start. */
export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load()
  return loading
}
