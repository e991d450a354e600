/** Files that a creator might choose, without ffmpeg. */
import { expect } from '@open-wc/testing'

const type = 'video/mp4'

/** A clip of the demo: 720 × 1280 pixels, eight seconds. */
export const clipFile = async (name = 'aurora.mp4'): Promise<File> => {
  const answer = await fetch('/media/clips/aurora/fast.mp4')
  if (!answer.ok) expect.fail(`no clip: ${answer.status}`)
  return new File([await answer.arrayBuffer()], name, { type })
}

/** A file that begins as an MP4 and plays nowhere. @param size bytes */
export const brokenFile = (size: number, name = 'pond.mp4'): File => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('\0\0\0\x18ftypisom'))
  return new File([bytes], name, { type })
}

/** A file that says how large it is, without so many bytes. */
export const largeFile = (size: number): File =>
  Object.defineProperty(new File(['x'], 'large.mp4', { type }), 'size', { value: size })

const rate = 4000

/** A file of silence, under a video's name: browsers find out how long it is. */
export const longFile = (seconds: number): File => {
  const samples = rate * seconds
  const header = new DataView(new ArrayBuffer(44))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  header.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  // PCM with one channel of 8 bits.
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    header.setUint16(at, value, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, rate, true)
  text(36, 'data')
  header.setUint32(40, samples, true)
  return new File([header, new Uint8Array(samples).fill(128)], 'long.mp4', { type })
}
