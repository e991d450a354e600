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

// A frame that stands for another tab has not been prepared.
if (!window.testFetch) {
  const server = window.fetch.bind(window)
  window.testFetch = { server, answer: server }
  window.fetch = (...args) => window.testFetch.answer(...args)
}

export {}
