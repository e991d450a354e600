/** A still of a video. */
export interface Frame {
  /** Seconds. */
  at: number
  /** An object URL, which who asked for it revokes. */
  url: string
}

/** Longest side of a cover, as the server keeps it. */
const coverSize = 1024
/** Of the small stills that one chooses from. */
const stillSize = 160
/** Milliseconds that a browser gets to find a frame. */
const seekTime = 4000

const once = (video: HTMLVideoElement, type: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be read here'))
    const timer = setTimeout(fail, seekTime)
    const done = (event: Event) => {
      clearTimeout(timer)
      video.removeEventListener(type, done)
      video.removeEventListener('error', done)
      if (event.type === type) resolve()
      else fail()
    }
    video.addEventListener(type, done)
    video.addEventListener('error', done)
  })

const draw = (video: HTMLVideoElement, size: number): Promise<Blob | null> => {
  const { videoWidth: width, videoHeight: height } = video
  const scale = Math.min(1, size / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}

/** Opens a file for as long as `work` takes. @throws Error where this browser cannot read it */
const withVideo = async <T>(file: Blob, work: (video: HTMLVideoElement) => Promise<T>): Promise<T> => {
  const source = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const ready = once(video, 'loadeddata')
    video.src = source
    await ready
    return await work(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(source)
  }
}

const seek = async (video: HTMLVideoElement, at: number): Promise<void> => {
  if (Math.abs(video.currentTime - at) < 0.01) return
  const found = once(video, 'seeked')
  video.currentTime = at
  await found
}

/** Small stills over the length of a video, one after the other. @throws Error where this browser cannot read it */
export const readFrames = (
  file: Blob,
  count: number,
  { signal, onFrame }: { signal: AbortSignal; onFrame(frame: Frame): void },
): Promise<void> =>
  withVideo(file, async (video) => {
    const duration = Number.isFinite(video.duration) ? video.duration : 0
    for (let index = 0; index < count && !signal.aborted; index++) {
      const at = (duration * index) / count
      await seek(video, at)
      const still = await draw(video, stillSize)
      if (still && !signal.aborted) onFrame({ at, url: URL.createObjectURL(still) })
    }
  })

/** One frame in the size of a cover. @throws Error where this browser cannot read it */
export const captureFrame = (file: Blob, at: number): Promise<Blob | null> =>
  withVideo(file, async (video) => {
    await seek(video, at)
    return draw(video, coverSize)
  })
