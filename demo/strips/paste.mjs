/**
 * Pastes frames side by side into one picture.
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly { label: string, data: string }[]} frames PNG files in base64
 */
export const paste = async (context, frames) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1700, height: 400 })
  const cells = frames.map(
    ({ label, data }) => `<figure><img src="data:image/png;base64,${data}"><figcaption>${label}</figcaption></figure>`,
  )
  await page.setContent(`<style>
    body { margin: 0; background: #888; font: 14px sans-serif }
    main { display: grid; grid-template-columns: repeat(${frames.length > 5 ? 5 : frames.length}, 1fr); gap: 6px }
    figure { margin: 0 } img { width: 100%; display: block }
  </style><main>${cells.join('')}</main>`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  return page.screenshot({ fullPage: true })
}
