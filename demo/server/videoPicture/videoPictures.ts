import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Brand } from '../brand/brands'
import type { Now } from '../clock'
import { storageAddresses } from '../storage/addresses'
import type { StorageSettings } from '../storage/storage'
import { drawPicture, type PictureKind } from './drawPicture'
import { keptFiles } from './keptFiles'

/** Changes when pictures are drawn in another way. */
const drawing = '1'

/** Bytes of a poster or a logo; posters that this server makes have a hundredth of it. */
const maxBytes = 10 * 1024 * 1024

/** Pictures that may wait to be drawn; further callers are shown the poster. */
const maxWaiting = 20

const collect = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > maxBytes) throw new Error('the picture is too large')
    all.push(piece)
  }
  return Buffer.concat(all)
}

interface Subject {
  /** Its address. */
  poster: string
  brand: Pick<Brand, 'brand_web_logo' | 'logo'>
}

interface Deps {
  storage: Pick<StorageSettings, 'files' | 'base' | 'scratch' | 'media'>
  now: Now
}

/** Pictures that are drawn of videos' posters when they are first asked for. */
export const videoPictures = ({ storage: { files, base, scratch, media }, now }: Deps) => {
  const kept = keptFiles(join(scratch, 'pictures'), now)
  const { pathOf } = storageAddresses(base)
  // The origin only completes addresses without one.
  const storedPath = (address: string) => pathOf(address, 'http://localhost')
  const isKept = (address: string) => media.has(address) || storedPath(address) !== null

  const read = async (address: string): Promise<Uint8Array> => {
    const path = storedPath(address)
    return path === null ? media.read(address) : collect(await files.read(path))
  }

  /** A logo that is not there leaves a picture without one. */
  const wordmarkOf = async ({ brand_web_logo, logo }: Subject['brand']) => {
    const address = brand_web_logo || logo
    return address && isKept(address) ? read(address).catch(() => null) : null
  }

  const draw = async (kind: PictureKind, { poster, brand }: Subject) => {
    try {
      const [bytes, wordmark] = await Promise.all([read(poster), wordmarkOf(brand)])
      return await drawPicture(kind, { poster: bytes, wordmark })
    } catch {
      // The poster is damaged or gone, or nothing can be drawn on this machine.
      return null
    }
  }

  /** One after the other: each takes a core for a moment. What is being drawn is drawn for all who ask for it. */
  const waiting = new Map<string, Promise<Uint8Array | null>>()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async (key: string, work: () => Promise<Uint8Array | null>) => {
    const same = waiting.get(key)
    if (same) return same
    if (waiting.size >= maxWaiting) return null
    const turn = last.then(work).finally(() => waiting.delete(key))
    waiting.set(key, turn)
    last = turn
    return turn
  }

  return {
    /** Whether a poster is a file of this server: others are never fetched, and have no picture. */
    isKept,

    /** @returns null where none can be drawn, or too many wait; then the poster shows in its place */
    async of(kind: PictureKind, subject: Subject): Promise<Uint8Array | null> {
      const { poster, brand } = subject
      if (!isKept(poster)) return null
      const parts = [drawing, kind, poster, brand.brand_web_logo, brand.logo]
      const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
      const found = await kept.get(key)
      if (found) return found
      return inTurn(key, async () => {
        const drawn = await draw(kind, subject)
        if (drawn) await kept.put(key, drawn)
        return drawn
      })
    },
  }
}
