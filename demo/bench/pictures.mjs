/**
 * `node demo/bench/pictures.mjs [view…]`: the main views in each engine that is installed, side by side in one picture for
 * each view, width and colour scheme, in .build/pictures. To be looked at: nothing compares them.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildClient, buildServer, root } from '../../esbuild.mjs'
import { loadEngines } from './engines.mjs'
import { startServer } from './server.mjs'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Between two pictures, px. */
const gap = 16
const folder = join(root, '.build/pictures')

const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()
const untilFramed = (page, feed = 'geuin-feed') =>
  page.waitForFunction(
    (it) => document.querySelector(it)?.shadowRoot?.querySelector('.slide[data-framed] .caption'),
    feed,
  )
const untilPictures = (page, selector) =>
  page.waitForFunction((feed) => {
    const pictures = [...(document.querySelector(feed)?.shadowRoot?.querySelectorAll('img') ?? [])]
    const isShown = (it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }
    return pictures.length > 2 && pictures.filter(isShown).every((it) => it.complete && it.naturalWidth > 0)
  }, selector)
const show = async (page, selector) => {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await untilPictures(page, selector)
}
const openTile = async (page) => {
  await show(page, 'geuin-feed[layout="carousel"]')
  await page.locator('geuin-feed[layout="carousel"]').locator('.poster').first().click()
  await page.locator('dialog geuin-feed').locator('.caption').first().waitFor()
}
const openStep = async (page, step) => {
  await page.waitForFunction(() => window.geuin)
  await page.evaluate((name) => void window.geuin.signIn(name), step)
  await page.locator('dialog[open] .step').waitFor()
}

/** View → its page, and what a viewer does there. */
const views = {
  article: ['/article.html', (page) => show(page, 'geuin-feed[layout="carousel"]')],
  grid: ['/article.html', (page) => show(page, '[layout="grid"]')],
  inline: [
    '/article.html',
    async (page) => {
      await page.locator('figure geuin-feed').scrollIntoViewIfNeeded()
      await untilFramed(page, 'figure geuin-feed')
    },
  ],
  player: ['/article.html', openTile],
  feed: ['/feed.html', untilFramed],
  playback: [
    '/feed.html',
    async (page) => {
      await untilFramed(page)
      await press(page, 'More options')
      await page.locator('.playback').waitFor()
    },
  ],
  signIn: ['/terms', (page) => openStep(page, 'SIGNIN')],
  getApp: ['/terms', (page) => openStep(page, 'GET_APP')],
  community: ['/community/night-skies', (page) => untilPictures(page, 'geuin-community')],
  explore: ['/explore', (page) => untilPictures(page, 'geuin-feed')],
  ownVideos: ['/own-videos.html', untilFramed],
  floating: [
    '/article.html',
    async (page) => {
      await page.locator('.colophon').scrollIntoViewIfNeeded()
      await page.waitForFunction(() =>
        document.querySelector('geuin-feed[layout="floating"]')?.shadowRoot?.querySelector('.slide[data-framed]'),
      )
    },
  ],
  playground: ['/playground.html', untilFramed],
}

/** Lets what moves come to its end, what turns for ever go on, and pictures in view be drawn. */
const settle = (page) =>
  page.evaluate(async () => {
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((it) => (it.shadowRoot ? [it, ...all(it.shadowRoot)] : [it]))
    const isInView = (it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }
    const moving = () =>
      document
        .getAnimations()
        .concat(all(document).flatMap((it) => it.shadowRoot?.getAnimations() ?? []))
        .filter((it) => it.playState === 'running' && Number.isFinite(it.effect?.getComputedTiming().endTime))
    // Again and again, since what comes while something moves may move too.
    do {
      const pictures = all(document).filter((it) => it.localName === 'img' && it.currentSrc && isInView(it))
      await Promise.allSettled([...moving().map((it) => it.finished), ...pictures.map((it) => it.decode())])
      await new Promise(requestAnimationFrame)
    } while (moving().length > 0)
  })

const shoot = async (browser, origin, view, options) => {
  const [path, act] = views[view]
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(origin + path)
    await act(page)
    await settle(page)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(views)
await Promise.all([buildClient({ minify: true }), buildServer(), mkdir(folder, { recursive: true })])
const { engines, launchBrowser } = await loadEngines()
const server = await startServer({ scale: 0 })
const browsers = await Promise.all(engines.map((engine) => launchBrowser(engine)))
try {
  for (const view of wanted)
    for (const viewport of sizes)
      for (const colorScheme of ['light', 'dark']) {
        const pictures = []
        for (const browser of browsers)
          pictures.push(await shoot(browser, server.origin, view, { viewport, colorScheme }))
        const { width, height } = viewport
        const left = (at) => at * (width + gap)
        const file = join(folder, `${view}-${width}-${colorScheme}.png`)
        const sheet = { width: left(pictures.length) - gap, height, channels: 3, background: '#f0f' }
        const cut = await Promise.all(
          pictures.map((it) =>
            sharp(it)
              .resize({ ...viewport, fit: 'cover', position: 'left top' })
              .toBuffer(),
          ),
        )
        await sharp({ create: sheet })
          .composite(cut.map((input, at) => ({ input, left: left(at), top: 0 })))
          .png()
          .toFile(file)
        process.stdout.write(`${file}: ${engines.join(', ')}\n`)
      }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()))
  await server.stop()
}
