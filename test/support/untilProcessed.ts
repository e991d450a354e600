import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Demo } from './demo'

/**
 * Waits until the server has a video that was chosen, and has done with it what it does. A small one may be done before
 * the page checks for the first time: then nobody sees that it is being made ready.
 * @param outcome what the page shows in the end
 */
export const untilProcessed = async (
  { runJobs }: Pick<Demo, 'runJobs'>,
  page: Page,
  outcome = page.getByText('Ready to post'),
): Promise<void> => {
  await page.getByText('Getting it ready').or(outcome).first().waitFor()
  // Three sizes are made, beside whatever else the machine does.
  const end = Date.now() + 180_000
  // The page may say so before the server has the last part.
  while (!(await outcome.isVisible())) {
    if (Date.now() > end)
      assert.fail(`the server is not done. ${(await page.getByRole('alert').allInnerTexts()).join(' ')}`)
    await runJobs()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
