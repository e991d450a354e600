import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from '../bench/browser.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** Frames per second of every clip. */
export const FPS = 30

/** In the page: draws frame after frame and hands over the pixels, some frames at a time, while it draws the next ones. */
const drawAll = async ({ slug, width, height, phases, halved }) => {
  const load = (name) => import(`/${name}.mjs`)
  const { picture } = await load(`pictures/${slug}`)
  const { halveColours } = await load('colours')
  const draw = picture(new OffscreenCanvas(width, height))
  let [frames, sent] = [[], undefined]
  for (const [i, phase] of phases.entries()) {
    const pixels = draw(phase)
    frames.push(halved ? halveColours(pixels, width, height) : pixels.slice())
    if (frames.length < 8 && i < phases.length - 1) continue
    await sent
    sent = fetch('/frames', { method: 'POST', body: new Blob(frames) })
    frames = []
  }
  await sent
}

/** A browser that draws the scenes' pictures, one scene at a time. */
export const openStudio = async () => {
  let take = async () => {}
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const parts = []
      for await (const part of request) parts.push(part)
      await take(Buffer.concat(parts))
      response.end()
    } else if (request.url.endsWith('.mjs')) {
      response.setHeader('content-type', 'text/javascript')
      response.end(await readFile(join(here, request.url)))
    } else {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Studio</title>')
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // Drawn by the processor: every machine gets the same pixels.
  const browser = await launch(['--use-angle=swiftshader', '--enable-unsafe-swiftshader'])
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)

  /** Draws a scene at the given phases and passes on their pixels: RGBA, or YUV 4:2:0 where colours are halved. */
  const draw = async ({ slug, width, height }, { phases, halved }, onFrames) => {
    take = onFrames
    await page.evaluate(drawAll, { slug, width, height, phases, halved })
  }

  /** Films a whole scene into a lossless file. */
  const film = async (scene, out) => {
    const [width, height] = [scene.width * scene.drawn, scene.height * scene.drawn]
    const size = `${width}x${height}`
    const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', size, '-r', String(FPS), '-i', '-']
    const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', out]
    const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...lossless], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    const ended = once(ffmpeg, 'close')
    const frames = scene.seconds * FPS
    await draw(
      { slug: scene.slug, width, height },
      { phases: Array.from({ length: frames }, (_, i) => (scene.from + i / frames) % 1), halved: true },
      async (pixels) => void (ffmpeg.stdin.write(pixels) || (await once(ffmpeg.stdin, 'drain'))),
    )
    ffmpeg.stdin.end()
    const [code] = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  }

  /** Draws a scene's first frame in its full size, as a PNG. */
  const still = async (scene, out) => {
    const size = `${scene.width}x${scene.height}`
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-i', '-']
    await draw(
      scene,
      { phases: [scene.from], halved: false },
      async (pixels) => void execFileSync('ffmpeg', ['-y', '-v', 'error', ...input, out], { input: pixels }),
    )
  }

  const close = async () => {
    await browser.close()
    server.close()
  }
  return { film, still, draw, close }
}
