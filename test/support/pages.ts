import type { Locator, Page } from 'playwright-core'

/** Waits until one of Geuin's elements has drawn itself. */
export const untilReady = async (element: Locator) => {
  await element.waitFor({ state: 'attached' })
  const handle = await element.elementHandle()
  await element.page().waitForFunction((it) => (it as { isReady?: boolean } | null)?.isReady, handle)
}

/** What the clipboard has, pasted by keyboard: not every engine lets scripts read it. */
export const paste = async (page: Page) => {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.className = 'pasted'
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  const text = await page.locator('.pasted').inputValue()
  await page.evaluate(() => document.querySelector('.pasted')?.remove())
  return text
}

/** Chooses a value in a control that has no text to type, such as a colour or a slider. */
export const setValue = (control: Locator, value: string) =>
  control.evaluate((it: HTMLInputElement, chosen) => {
    it.value = chosen
    it.dispatchEvent(new Event('input', { bubbles: true }))
    it.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)

/** The values of custom properties on an element. */
export const customProperties = (element: Locator, names: readonly string[]) =>
  element.evaluate((it, wanted) => wanted.map((name) => getComputedStyle(it).getPropertyValue(name).trim()), names)
