import type { Page } from 'playwright-core'
import { engine } from './engine'

/** Opens the browser's file dialog and chooses a file in it. @param path on the disk */
export const chooseFile = async (page: Page, open: () => Promise<void>, path: string) => {
  if (engine === 'webkit') {
    // Its driver can't work the dialog; it gives the file to the field that would open it.
    await page.locator('input[type="file"]').setInputFiles(path)
    return
  }
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(path)
}
