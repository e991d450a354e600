/**
 * `npm run strips`: film strips of what moves, ten frames side by side, at 390 and 1440 px and with reduced motion. Time
 * stands still for each frame, so a strip is the same on every machine. Writes pictures and a page that shows them to
 * .build/strips, and prints what the layout shifted.
 *
 *   npm run strips -- [--only dialog-open,toast] [--width 390] [--reduced] [--dark]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient, buildServer, root } from '../../esbuild.mjs'
import { launch } from '../bench/browser.mjs'
import { startServer } from '../bench/server.mjs'
import { createClock } from './clock.mjs'
import { paste } from './paste.mjs'
import { scenes } from './scenes.mjs'
import { signIn } from './signIn.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    reduced: { type: 'boolean' },
    dark: { type: 'boolean', default: false },
  },
})
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].filter(({ width }) => !options.width || width === Number(options.width))
const motions = options.reduced === undefined ? [false, true] : [options.reduced]
const chosen = options.only?.split(',') ?? Object.keys(scenes)
const frameCount = 10

/** Runs in the page: notes what the layout shifts outside of dialogs, as `x y width height → x y width height`. */
const watchShifts = () => {
  globalThis.shifts = []
  const dialogs = (root) =>
    [...root.querySelectorAll('*')].flatMap((it) => [
      ...(it.localName === 'dialog' ? [it.getBoundingClientRect()] : []),
      ...(it.shadowRoot ? dialogs(it.shadowRoot) : []),
    ])
  const isInside = (rect) => (box) => rect.left >= box.left && rect.right <= box.right && rect.bottom <= box.bottom + 1
  const words = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`
  new PerformanceObserver((list) => {
    const boxes = dialogs(document)
    for (const { sources } of list.getEntries())
      for (const { previousRect, currentRect } of sources)
        if (!boxes.some(isInside(currentRect))) globalThis.shifts.push(`${words(previousRect)} → ${words(currentRect)}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

const film = async (page, scene) => {
  const clock = await createClock(page)
  await scene.before?.(page)
  await page.evaluate(() => {
    globalThis.shifts.length = 0
  })
  const frames = []
  const shot = async (label) => {
    const png = await page.screenshot({ animations: 'allow' })
    frames.push({ label, data: png.toString('base64') })
  }
  if (scene.frames) await scene.frames(page, shot)
  else {
    await clock.freeze()
    await scene.act(page)
    await scene.until?.(page)
    for (let at = 0; at < frameCount; at += 1) {
      const time = Math.round((scene.time * at) / (frameCount - 1))
      await clock.seek(time)
      await shot(`${time} ms`)
    }
    await clock.run()
  }
  return { frames, shifts: await page.evaluate(() => globalThis.shifts) }
}

await Promise.all([buildClient({ minify: true }), buildServer()])
const folder = join(root, '.build/strips')
await mkdir(folder, { recursive: true })
const server = await startServer({ scale: 0 })
const browser = await launch()
try {
  let session
  for (const viewport of sizes)
    for (const isReduced of motions)
      for (const name of chosen) {
        const scene = scenes[name]
        if (!scene) throw new Error(`No scene '${name}'. There are: ${Object.keys(scenes).join(', ')}`)
        if (scene.phone && viewport.width > 600) continue
        if (scene.viewer) session ??= await signIn(browser, server.origin)
        const context = await browser.newContext({
          viewport,
          hasTouch: scene.phone ?? false,
          reducedMotion: isReduced ? 'reduce' : 'no-preference',
          colorScheme: options.dark ? 'dark' : 'light',
          ...(scene.viewer && { storageState: session }),
        })
        const page = await context.newPage()
        await context.grantPermissions(['clipboard-write', 'clipboard-read'])
        await page.addInitScript(watchShifts)
        page.setDefaultTimeout(20_000)
        const title = `${name}-${viewport.width}${isReduced ? '-reduced' : ''}`
        try {
          await page.goto(server.origin + scene.path)
          const { frames, shifts } = await film(page, scene)
          await writeFile(join(folder, `${title}.png`), await paste(context, frames))
          process.stdout.write(`${title}${shifts.map((shift) => `\n  shifts ${shift}`).join('')}\n`)
        } catch (error) {
          process.stdout.write(`${title} FAILED ${error.message}\n`)
          await page.screenshot({ path: join(folder, `${title}-failed.png`) })
          process.exitCode = 1
        } finally {
          await context.close()
        }
      }
} finally {
  await browser.close()
  await server.stop()
}
