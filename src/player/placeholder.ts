import { thumbHashToDataURL } from 'thumbhash'

/** The blurred picture of a ThumbHash in base64, as a css image; '' for a broken one. */
export const placeholderImage = (hash: string): string => {
  try {
    return `url(${thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)))})`
  } catch {
    return ''
  }
}
