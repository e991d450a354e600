/**
 * Makes the demo's clips, those of scenes.mjs, in clips/<slug>/ and describes them in clips.json. Needs a Chromium, and
 * ffmpeg with libx264 and libwebp. A clip whose recipe has not changed is left alone. Drawing takes minutes: a folder for
 * films keeps them, so that they can be encoded again.
 *
 *   node demo/media/make.mjs [--only slug[,slug…]] [--force] [--films folder]
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { encode, placeholder, renditions, writeFastStart, writePicture } from './encode.mjs'
import { FPS, openStudio } from './film.mjs'
import { packageRendition, writeMaster } from './hls.mjs'
import { scenes } from './scenes.mjs'
import { soundOf, wav } from './sound.mjs'
import { vtt } from './vtt.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const INDEX = join(here, 'clips.json')
const THUMB_SHORT_SIDE = 135
const labels = { en: 'English', de: 'Deutsch', es: 'Español' }

const hash = (parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
const read = (file) => readFileSync(join(here, file), 'utf8')

/** What a film is drawn from. */
const script = ({ slug, width, height, seconds, from, drawn, drawsSound, sound }) => {
  const heard = drawsSound ? [sound, read('sound.mjs')] : []
  return hash([
    slug,
    width,
    height,
    seconds,
    from,
    drawn,
    heard,
    ...[`pictures/${slug}.mjs`, 'pictures/shader.mjs', 'film.mjs', 'colours.mjs'].map(read),
  ])
}

/** What a clip is made of; when it changes, the clip is made again. */
const recipe = (scene) => hash([script(scene), scene, ...['encode.mjs', 'hls.mjs', 'sound.mjs', 'vtt.mjs'].map(read)])

const weigh = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

/** The film of a scene: an earlier one, or drawn now. */
const filmOf = async (scene, studio, films) => {
  const film = join(films, `${scene.slug}-${script(scene)}.mkv`)
  if (existsSync(film)) return film
  const unfinished = join(films, 'unfinished.mkv')
  await studio.film(scene, unfinished)
  renameSync(unfinished, film)
  return film
}

/** Makes one clip's files and tells what the seed needs to know; file names are relative to clips/. */
const make = async (scene, studio, films, folder, scratch) => {
  const { slug, width, height, seconds, alt, captions } = scene
  const [first, sound] = [join(scratch, 'first.png'), join(scratch, 'sound.wav')]
  writeFileSync(sound, wav(soundOf(scene.sound, seconds)))
  encode(scene, { film: await filmOf(scene, studio, films), sound }, scratch)
  await studio.still(scene, first)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packed = renditions.map(({ name, scale }) => ({
    ...{ name, width: width * scale, height: height * scale },
    ...packageRendition(join(scratch, `${name}.mp4`), join(folder, name), seconds),
  }))
  writeMaster(join(folder, 'master.m3u8'), packed, FPS)
  // The lowest, since it plays until streaming begins: the sooner it moves the better.
  writeFastStart(join(scratch, `${renditions[0].name}.mp4`), join(folder, 'fast.mp4'))
  writePicture(first, join(folder, 'poster.webp'), width, 74)
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

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, force: { type: 'boolean' }, films: { type: 'string' } },
})
const only = options.only?.split(',')
const unknown = only?.find((slug) => !scenes.some((scene) => scene.slug === slug))
if (unknown) throw new Error(`No scene '${unknown}'. There are: ${scenes.map((scene) => scene.slug).join(', ')}`)

const known = new Map(existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')).map((clip) => [clip.slug, clip]) : [])
const scratch = mkdtempSync(join(tmpdir(), 'clips-'))
const films = options.films ?? scratch
mkdirSync(films, { recursive: true })
const studio = await openStudio()
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
    known.set(slug, await make(scene, studio, films, folder, scratch))
    // After each clip, so that a run that is stopped can continue.
    const clips = scenes.flatMap((each) => known.get(each.slug) ?? [])
    writeFileSync(INDEX, `${JSON.stringify(clips, null, 2)}\n`)
    const took = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${took.padStart(5)} s ${String(known.get(slug).bytes >> 10).padStart(5)} kB\n`)
  }
} finally {
  await studio.close()
  rmSync(scratch, { recursive: true, force: true })
}
const made = scenes.flatMap((scene) => known.get(scene.slug) ?? [])
const total = made.reduce((sum, clip) => sum + clip.bytes, 0)
process.stdout.write(`${made.length} clips, ${(total / 1e6).toFixed(2)} MB\n`)
