import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4: its type, and where its content is in the bytes that hold it. */
interface Box {
  type: string
  /** The first byte of the box, the first of its content, and the one behind it. */
  start: number
  content: number
  end: number
}

/** An MP4 that has not been decoded, only looked at. */
export interface Mp4 {
  /** Seconds. */
  duration: number
  /** Pixels as it is shown. */
  width: number
  height: number
  /** Types of the samples: `avc1`, `mp4a`. */
  formats: string[]
  /** Bytes of the file that tell of place, time and device. */
  private: { start: number; end: number }[]
}

/** The index of three minutes has some hundred kilobytes. */
const maxIndex = 32 * 1024 * 1024
const telling = ['udta', 'meta', 'uuid']
/** Boxes in one place; real files have a few dozen. */
const maxBoxes = 10_000
/** Bytes that are emptied in one go. */
const pieceSize = 1024 * 1024

/** The boxes of `bytes` between two places. Broken ones end the list. @throws RangeError for too many */
const boxesIn = (bytes: Buffer, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; ) {
    const size = bytes.readUInt32BE(start)
    if (size < 8 || start + size > to) break
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, content: start + 8, end: start + size })
    if (boxes.length > maxBoxes) throw new RangeError('too many boxes')
    start += size
  }
  return boxes
}

const find = (bytes: Buffer, { content, end }: Box, type: string): Box | undefined =>
  boxesIn(bytes, content, end).find((box) => box.type === type)

const findPath = (bytes: Buffer, box: Box, path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>((found, type) => found && find(bytes, found, type), box)

const durationOf = (bytes: Buffer, header: Box): number => {
  const isLong = bytes[header.content] === 1
  const scale = bytes.readUInt32BE(header.content + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(header.content + 24)) : bytes.readUInt32BE(header.content + 16)
  return length / scale
}

const sizeOf = (bytes: Buffer, header: Box) => {
  const matrix = header.content + (bytes[header.content] === 1 ? 52 : 40)
  const [width, height] = [bytes.readUInt32BE(matrix + 36) / 65_536, bytes.readUInt32BE(matrix + 40) / 65_536]
  const isTurned = bytes.readInt32BE(matrix) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

const readIndex = (bytes: Buffer, offset: number): Mp4 | null => {
  const moov: Box = { type: 'moov', start: 0, content: 8, end: bytes.length }
  const header = find(bytes, moov, 'mvhd')
  if (!header) return null
  const tracks = boxesIn(bytes, moov.content, moov.end).filter(({ type }) => type === 'trak')
  const mp4: Mp4 = { duration: durationOf(bytes, header), width: 0, height: 0, formats: [], private: [] }
  for (const track of tracks) {
    const samples = findPath(bytes, track, ['mdia', 'minf', 'stbl', 'stsd'])
    if (samples) mp4.formats.push(bytes.toString('latin1', samples.content + 12, samples.content + 16))
    const shown = find(bytes, track, 'tkhd')
    const size = shown && sizeOf(bytes, shown)
    if (size && size.width > 0) Object.assign(mp4, size)
  }
  const boxes = [moov, ...tracks].flatMap((box) => boxesIn(bytes, box.content, box.end))
  mp4.private = boxes
    .filter(({ type }) => telling.includes(type))
    .map(({ start, end }) => ({ start: start + offset, end: end + offset }))
  return mp4
}

/** Reads the index of an MP4; null for what is none, or damaged. */
export const readMp4 = async (file: FileHandle): Promise<Mp4 | null> => {
  const { size: length } = await file.stat()
  const head = Buffer.alloc(16)
  const apart: Mp4['private'] = []
  let found: Mp4 | null = null
  let boxes = 0
  for (let at = 0; at + 8 <= length; ) {
    if (++boxes > maxBoxes) return null
    await file.read(head, 0, 16, at)
    const short = head.readUInt32BE(0)
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || length - at
    // A file that ends before its last box was cut off.
    if (size < 8 || at + size > length) return null
    const type = head.toString('latin1', 4, 8)
    if (telling.includes(type)) apart.push({ start: at, end: at + size })
    if (type === 'moov') {
      if (size > maxIndex || found) return null
      const bytes = Buffer.alloc(size)
      await file.read(bytes, 0, size, at)
      try {
        found = readIndex(bytes, at)
      } catch {
        // A number beyond the end of its box, or too many boxes.
        return null
      }
    }
    at += size
  }
  return found && { ...found, private: [...found.private, ...apart] }
}

/** Empties the parts of a file that tell of place, time and device; all others stay where they are. */
export const forgetOrigin = async (file: FileHandle, { private: parts }: Mp4): Promise<void> => {
  const zeros = Buffer.alloc(pieceSize)
  for (const { start, end } of parts) {
    await file.write('free', start + 4, 'latin1')
    for (let at = start + 8; at < end; at += pieceSize) await file.write(zeros, 0, Math.min(pieceSize, end - at), at)
  }
}
