interface TestFetch {
  /** Asks the runner's server. */
  server: typeof fetch
  /** Answers every call of the page; `server` unless replaced. */
  answer: typeof fetch
}

declare global {
  interface Window {
    /** Set by `prepare` in test/config/browser.mjs. */
    testFetch?: TestFetch
  }
}

/** For a frame in place of another tab, which nothing has prepared. */
const prepareFrame = (): TestFetch => {
  const server = window.fetch.bind(window)
  const frame: TestFetch = { server, answer: server }
  window.fetch = (...args) => frame.answer(...args)
  return frame
}

/** What the page's fetch does in a test. */
export const testFetch: TestFetch = window.testFetch ?? prepareFrame()
