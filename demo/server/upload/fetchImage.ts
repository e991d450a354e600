import type { PictureType } from '../../../src/wire/picture'
import { checkPicture, noPicture, readPicture } from '../media/checkPicture'
import { isPlain, type WebFetchSettings, webFetcher } from './webFetcher'

export interface FetchedImage {
  type: PictureType
  bytes: Uint8Array
}

/**
 * Gets a picture from the web on behalf of a viewer, see {@link webFetcher}.
 * @throws Refusal 404 when there is none, 413 over 3 MB, 415 for what is no PNG or JPEG, 5340 for an address in a private
 *   network or of another scheme or port than the web's
 */
export const imageFetcher = (settings: WebFetchSettings) => {
  const fetch = webFetcher(settings)
  return (address: string): Promise<FetchedImage> =>
    fetch(address, 'image/png, image/jpeg', async (answer) => {
      if (!isPlain(answer)) throw noPicture()
      const bytes = await readPicture(answer.body, answer.headers['content-length'])
      return { type: checkPicture(bytes), bytes }
    })
}
