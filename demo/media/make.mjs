/**
 * Renders the demo's clips from scenes.mjs into clips/<slug>/ and describes them in clips.json. Needs ffmpeg with
 * libx264 and libwebp. A clip whose recipe has not changed is left alone.
 *
 *   node demo/media/make.mjs [--only slug[,slug…]] [--force]
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { placeholder, render, renditions, writeFastStart, writePicture } from './encode.mjs'
import { FPS } from './graphs.mjs'
import { packageRendition, writeMaster } from './hls.mjs'
import { scenes } from './scenes.mjs'
import { vtt } from './vtt.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const INDEX = join(here, 'clips.json')
const THUMB_SHORT_SIDE = 135
const labels = { en: 'English', de: 'Deutsch', es: 'Español' }

/** What a clip is made of; when it changes, the clip is made again. */
const recipe = (scene) => {
  const code = ['encode.mjs', 'hls.mjs', 'vtt.mjs'].map((file) => readFileSync(join(here, file), 'utf8'))
  return createHash('sha256')
    .update(JSON.stringify([scene, code]))
    .digest('hex')
    .slice(0, 16)
}

const weigh = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

/** Makes one clip's files and tells what the seed needs to know; file names are relative to clips/. */
const make = (scene, folder, scratch) => {
  const { slug, width, height, seconds, alt, captions } = scene
  const first = join(scratch, 'first.png')
  render(scene, scratch)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packed = renditions.map(({ name, scale }) => ({
    ...{ name, width: width * scale, height: height * scale },
    ...packageRendition(join(scratch, `${name}.mp4`), join(folder, name), seconds),
  }))
  writeMaster(join(folder, 'master.m3u8'), packed, FPS)
  // The best one: a progressive file moves with its first picture, and it stays until the clip begins anew.
  writeFastStart(join(scratch, `${renditions.at(-1).name}.mp4`), join(folder, 'fast.mp4'))
  writePicture(first, join(folder, 'poster.webp'), width, 80)
  writePicture(first, join(folder, 'thumb.webp'), Math.round((THUMB_SHORT_SIDE * width) / Math.min(width, height)), 70)
  for (const [lang, cues] of Object.entries(captions)) writeFileSync(join(folder, `${lang}.vtt`), vtt(cues))
  return {
    ...{ slug, width, height, duration: seconds },
    ...{ hls: `${slug}/master.m3u8`, fastStart: `${slug}/fast.mp4` },
    ...{ poster: `${slug}/poster.webp`, thumb: `${slug}/thumb.webp` },
    placeholder: placeholder(first, width, height),
    captions: Object.keys(captions).map((lang) => ({ lang, label: labels[lang], file: `${slug}/${lang}.vtt` })),
    alt,
    bytes: weigh(folder),
    recipe: recipe(scene),
  }
}

const { values: options } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } })
const only = options.only?.split(',')
const unknown = only?.find((slug) => !scenes.some((scene) => scene.slug === slug))
if (unknown) throw new Error(`No scene '${unknown}'. There are: ${scenes.map((scene) => scene.slug).join(', ')}`)

const known = new Map(existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')).map((clip) => [clip.slug, clip]) : [])
const scratch = mkdtempSync(join(tmpdir(), 'clips-'))
try {
  for (const [i, scene] of scenes.entries()) {
    const { slug } = scene
    if (only && !only.includes(slug)) continue
    const folder = join(here, 'clips', slug)
    process.stdout.write(`${String(i + 1).padStart(2)}/${scenes.length} ${slug.padEnd(14)}`)
    if (!options.force && known.get(slug)?.recipe === recipe(scene) && existsSync(folder)) {
      process.stdout.write('unchanged\n')
      continue
    }
    const began = performance.now()
    known.set(slug, make(scene, folder, scratch))
    // After each clip, so that a run that is stopped goes on where it was.
    const clips = scenes.flatMap((each) => known.get(each.slug) ?? [])
    writeFileSync(INDEX, `${JSON.stringify(clips, null, 2)}\n`)
    const took = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${took.padStart(5)} s ${String(known.get(slug).bytes >> 10).padStart(5)} kB\n`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
const total = [...known.values()].reduce((sum, clip) => sum + clip.bytes, 0)
process.stdout.write(`${known.size} clips, ${(total / 1e6).toFixed(2)} MB\n`)
