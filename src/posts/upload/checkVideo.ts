import { videoLimits } from '../../wire/videoFile'
import type { FileProblem } from './upload'

const endings: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
  webm: 'video/webm',
}

/** The type of a video that we take; by its name where the browser knows none. */
export const videoType = ({ name, type }: Pick<File, 'name' | 'type'>): string | null => {
  const base = type.split(';')[0] ?? ''
  if (videoLimits.types.some((it) => it === base)) return base
  const byName = endings[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
  return base === '' || base === 'application/octet-stream' || base === 'video/x-m4v' ? (byName ?? null) : null
}

/** Milliseconds that a browser gets to read a file's beginning. */
const readTime = 5000

/** Seconds of a video; null where this browser can't read it, which says nothing about the server. */
const durationOf = (source: string): Promise<number | null> =>
  new Promise((resolve) => {
    const video = document.createElement('video')
    const done = (duration: number | null) => {
      clearTimeout(timer)
      video.removeAttribute('src')
      video.load()
      resolve(duration)
    }
    const timer = setTimeout(done, readTime, null)
    video.preload = 'metadata'
    video.muted = true
    video.onloadedmetadata = () => done(Number.isFinite(video.duration) ? video.duration : null)
    video.onerror = () => done(null)
    video.src = source
  })

/** A second more than allowed is a rounding of the container. */
const tolerance = 1

/** What is wrong with a chosen file, as far as this browser can tell; null for nothing. */
export const checkVideo = async (file: File): Promise<FileProblem | null> => {
  if (!videoType(file) || file.size === 0) return 'type'
  if (file.size > videoLimits.bytes) return 'large'
  const source = URL.createObjectURL(file)
  try {
    const seconds = await durationOf(source)
    return seconds !== null && seconds > videoLimits.seconds + tolerance ? 'long' : null
  } finally {
    URL.revokeObjectURL(source)
  }
}
