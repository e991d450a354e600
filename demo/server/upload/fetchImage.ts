import { request } from 'undici'
import { codes } from '../../../src/wire/codes'
import type { PictureType } from '../../../src/wire/picture'
import { checkPicture, noPicture, readPicture } from '../media/checkPicture'
import { Refusal } from '../refusal'
import { isUnreachable, type PublicWebSettings, publicWeb } from './publicWeb'

export interface FetchImageSettings extends PublicWebSettings {
  /** Milliseconds for all of it. */
  timeoutMs?: number
}

export interface FetchedImage {
  type: PictureType
  bytes: Uint8Array
}

const maxRedirects = 3

const refused = () => new Refusal(codes.addressRefused, 'This address may not be fetched')
const missing = () => new Refusal(codes.notFound, 'There is no picture at this address')

/**
 * Gets a picture from the public web on behalf of a viewer; each redirect is checked as the first address was. No cookie,
 * no referrer, no proxy.
 * @throws Refusal 404 when there is none, 413 over 3 MB, 415 for what is no PNG or JPEG, 5340 for an address in a private
 *   network or of another scheme or port than the web's
 */
export const imageFetcher = ({ timeoutMs = 10_000, ...settings }: FetchImageSettings) => {
  const { agent, check } = publicWeb(settings)

  const follow = async (address: URL, signal: AbortSignal) => {
    let url = address
    for (let hops = 0; ; hops++) {
      check(url)
      const { statusCode, headers, body } = await request(url, {
        ...{ dispatcher: agent, signal, method: 'GET' },
        headers: { accept: 'image/png, image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'Geuin' },
      })
      // A body that is given up reports that as an error, which nobody is interested in.
      body.on('error', () => {})
      const location = [headers.location].flat()[0]
      if (statusCode < 300 || statusCode > 399 || !location) return { statusCode, headers, body }
      // A redirect's body is of no interest, and an unread one would keep the connection.
      body.destroy()
      if (hops === maxRedirects || !URL.canParse(location, url)) throw missing()
      url = new URL(location, url)
    }
  }

  const read = async (address: URL, signal: AbortSignal): Promise<FetchedImage> => {
    const { statusCode, headers, body } = await follow(address, signal)
    try {
      if (statusCode !== 200) throw missing()
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw noPicture()
      const bytes = await readPicture(body as AsyncIterable<Uint8Array>, headers['content-length'])
      return { type: checkPicture(bytes), bytes }
    } finally {
      body.destroy()
    }
  }

  return async (address: string): Promise<FetchedImage> => {
    try {
      return await read(new URL(address), AbortSignal.timeout(timeoutMs))
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw isUnreachable(error) ? refused() : missing()
    }
  }
}
