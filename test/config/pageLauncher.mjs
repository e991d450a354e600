// Lets @web/test-runner drive a browser that Playwright, or something that looks like it, has launched.

/**
 * Each test file has a window with a profile of its own. One after the other, since one window at a time has the focus.
 * @param {string} name
 * @param {() => Promise<import('playwright-core').Browser>} launch called once, for the first file
 * @returns a launcher of the type `playwright`, which the runner's commands know
 */
export const pageLauncher = (name, launch) => {
  let browser
  const pages = new Map()
  return {
    name,
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      browser ??= launch()
      const context = await (await browser).newContext({ viewport: { width: 800, height: 600 } })
      const page = await context.newPage()
      pages.set(id, page)
      await page.goto(url)
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id).url(),
    getPage: (id) => pages.get(id),
    async stopSession(id) {
      const page = pages.get(id)
      pages.delete(id)
      await page.context().close()
      return {}
    },
    async stop() {
      await (await browser)?.close()
    },
    startDebugSession() {
      throw new Error('There is no debug session here: open the test in the browser itself.')
    },
  }
}
