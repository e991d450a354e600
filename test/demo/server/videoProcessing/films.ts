import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Film {
  /** `WxH` as it is stored. */
  size?: string
  seconds?: number
  /** Frames in a second. */
  rate?: string
  /** Level of the sound in dB; null without sound. */
  level?: number | null
  /** Whether players turn it by a quarter; for MP4 and MOV. */
  isTurned?: boolean
  /** mp4, mov, webm or another name that ffmpeg knows. */
  ending?: string
  /** Further arguments for the file. */
  more?: string[]
}

const codecs = {
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '16', '-b:v', '300k', '-c:a', 'libopus'],
  other: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
}

/** Says in an MP4 that players turn the picture by a quarter, as phones do: in the matrix of its track. */
const turned = (film: Buffer): Buffer => {
  const picture = film.indexOf('tkhd', 0, 'latin1') + 4
  const matrix = picture + 40
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0].entries()) film.writeInt32BE(value, matrix + index * 4)
  return film
}

/** A video with a moving picture and a tone, made by ffmpeg. */
export const makeFilm = async ({
  size = '180x320',
  seconds = 1,
  rate = '15',
  level = -20,
  isTurned = false,
  ending = 'mp4',
  more = [],
}: Film = {}): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-film-'))
  try {
    const file = join(folder, `film.${ending}`)
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`]
    const sound =
      level === null ? [] : ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds},volume=${level + 18}dB`]
    const codec = ending === 'webm' ? codecs.webm : codecs.other
    await run('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...codec, ...more, file])
    return isTurned ? turned(await readFile(file)) : await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What ffprobe says of a file or an address. */
export const probe = async <T>(input: string, ...args: string[]): Promise<T> => {
  const { stdout } = await run('ffprobe', ['-v', 'error', ...args, '-of', 'json', input])
  return JSON.parse(stdout) as T
}

/** How loud a file is, in LUFS. */
export const loudnessOf = async (file: string): Promise<number> => {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', file, '-af', 'ebur128', '-f', 'null', '-'])
  return Number(/I:\s+(-?[\d.]+) LUFS(?![\s\S]*I:)/.exec(stderr)?.[1])
}

/** How bright the first picture of a file is, from 16 to 235. */
export const brightnessOf = async (file: string): Promise<number> => {
  const filter = 'format=yuv420p,signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-'
  const args = ['-v', 'error', '-i', file, '-vf', filter, '-frames:v', '1', '-f', 'null', '-']
  const { stdout } = await run('ffmpeg', args)
  return Number(/YAVG=([\d.]+)/.exec(stdout)?.[1])
}

/** Where a program is. */
export const findProgram = async (name: string): Promise<string> =>
  (await run('/bin/sh', ['-c', 'command -v "$1"', 'sh', name])).stdout.trim()
