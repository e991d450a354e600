declare global {
  interface Window {
    /** What the page's fetch does in a test, see `prepare` in test/config/browser.mjs. */
    testFetch: {
      /** Asks the runner's server. */
      server: typeof fetch
      /** Answers every call of the page; `server` unless replaced. */
      answer: typeof fetch
    }
  }
}

export {}
