import { codes } from '../../../src/wire/codes'
import { type PictureType, pictureLimits } from '../../../src/wire/picture'
import { Refusal, waitable } from '../refusal'
import { noPicture } from './checkPicture'
import { loadSharp } from './loadSharp'

/** Longest side, pixels. */
export const pictureSize = 1024
export const smallSize = 192

export interface Prepared {
  /** Of the type that came. */
  picture: Uint8Array
  webp: Uint8Array
  /** As webp. */
  small: Uint8Array
}

/** Pictures that may wait, since each keeps its bytes. */
const maxWaiting = 50
let waiting = 0

/** Pictures that one user may have waiting; more would only delay others. */
export const maxWaitingOfUser = 2
const waitingOf = new Map<string, number>()

const countWaiting = (userId: string, change: 1 | -1) => {
  const count = (waitingOf.get(userId) ?? 0) + change
  if (count > 0) waitingOf.set(userId, count)
  else waitingOf.delete(userId)
}

/** A decoded picture may take 200 MB, so they come one after the other. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
  if ((waitingOf.get(userId) ?? 0) >= maxWaitingOfUser) {
    throw waitable(codes.tooMany, 'Your last pictures are still being prepared. Please try again.', 5)
  }
  if (waiting >= maxWaiting) {
    throw new Refusal(codes.unavailable, 'Too many pictures come at once. Please try again.', {
      headers: { 'retry-after': '5' },
    })
  }
  waiting += 1
  countWaiting(userId, 1)
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn.finally(() => {
    waiting -= 1
    countWaiting(userId, -1)
  })
}

/**
 * A picture as it is kept: turned the way its camera was held, within {@link pictureSize}, in sRGB, encoded anew. So
 * nothing is left of what else the file held: EXIF with its place and time, comments, a hidden second file.
 * @param bytes of a picture that `checkPicture` has let through
 * @throws Refusal 415 when it is damaged, 429 when too many of this user's wait, 503 when too many of all do
 */
export const preparePicture = (userId: string, bytes: Uint8Array, type: PictureType): Promise<Prepared> =>
  inTurn(userId, async () => {
    const sharp = await loadSharp()
    try {
      const upright = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).autoOrient()
      const { data, info } = await upright
        .resize({ width: pictureSize, height: pictureSize, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      const pixels = () => sharp(data, { raw: { width, height, channels } })
      const encoded = type === 'image/png' ? pixels().png() : pixels().jpeg({ quality: 86, mozjpeg: true })
      const [picture, webp, small] = await Promise.all([
        encoded.toBuffer(),
        pixels().webp({ quality: 84 }).toBuffer(),
        pixels()
          .resize({ width: smallSize, height: smallSize, fit: 'inside', withoutEnlargement: true })
          .webp()
          .toBuffer(),
      ])
      return { picture, webp, small }
    } catch {
      throw noPicture('The picture is damaged')
    }
  })
