// A video from this device's own camera, which Chromium can stand in for.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../demo/chromium.mjs'
import { type Demo, openDemo } from '../support/demo'
import { engine } from '../support/engine'
import { signInByCode } from '../support/signInByCode'
import { untilProcessed } from '../support/untilProcessed'

/** Runs in the page: a recorder tells that it has begun only when the test calls `begin`. */
const holdStart = () => {
  const { prototype } = MediaRecorder
  const { start } = prototype
  prototype.start = function (timeslice) {
    this.addEventListener('start', (event) => event.isTrusted && event.stopImmediatePropagation())
    Object.assign(window, { begin: () => this.dispatchEvent(new Event('start')) })
    start.call(this, timeslice)
  }
}

describe('a video of one’s own camera [M07]', {
  skip: engine === 'chromium' ? false : 'only Chromium has a camera for tests',
}, () => {
  let demo: Demo
  let browser: Browser
  before(async () => {
    demo = await openDemo()
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...camera] })
  })
  after(async () => {
    await browser.close()
    await demo.close()
  })

  const openSheet = async (page: Page) => {
    await page.goto(`${demo.origin}/app/posts/create`)
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signInByCode(page, 'mira.light@lumen.example')
    await page.getByRole('button', { name: 'Record' }).click()
  }

  it('is recorded, sent and made ready to post', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await openSheet(page)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await page.getByText(/^0:0[1-9] of /).waitFor()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await untilProcessed(demo, page)
    await page.getByText('Ready to post').waitFor()
    await page.close()
  })

  it('counts from the first frame that is recorded, and can be stopped from then on', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(holdStart)
    await openSheet(page)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await page.getByRole('button', { name: 'Loading' }).press('Enter')
    await page.getByText(/^0:00 of /).waitFor()
    await page.evaluate(() => Reflect.get(window, 'begin')())
    await page.getByText(/^0:0[1-9] of /).waitFor()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await page.getByRole('heading', { name: 'Cover' }).waitFor()
    await page.close()
  })

  it('counts nothing once the sheet has closed, also where it begins after that', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(holdStart)
    await openSheet(page)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await page.getByRole('button', { name: 'Loading' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const timers = await page.evaluate(() => {
      let count = 0
      const { setInterval } = window
      window.setInterval = ((...args: Parameters<typeof setInterval>) => {
        count += 1
        return setInterval(...args)
      }) as typeof window.setInterval
      Reflect.get(window, 'begin')()
      window.setInterval = setInterval
      return count
    })
    assert.equal(timers, 0)
    await page.close()
  })

  it('is none when the sheet closes, and the camera goes off', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted)
        Reflect.set(window, 'stream', stream)
        return stream
      }
    })
    await openSheet(page)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await page.getByText(/^0:0[1-9] of /).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const states = await page.evaluate(() =>
      (Reflect.get(window, 'stream') as MediaStream).getTracks().map((it) => it.readyState),
    )
    assert.deepEqual(states, ['ended', 'ended'])
    assert.equal(await page.getByRole('button', { name: 'Record' }).count(), 1, 'still nothing chosen')
    await page.close()
  })

  it('says so where the camera is refused, with a way on', async () => {
    const { page } = await demo.open('/app/terms')
    await openSheet(page)
    await page.getByRole('alert').getByText('The camera can’t be used').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose a video' }).waitFor()
    await page.context().close()
  })
})
