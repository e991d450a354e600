import { array, number, object, string } from 'yup'
import { named } from './envelope'

/** Addresses are absolute or relative to the media host. Lengths are CSS-independent pixels of the best rendition. */
export const media = object({
  width: number().integer().positive().required(),
  height: number().integer().positive().required(),
  /** Seconds. */
  duration: number().positive().required(),
  /** Null where there is one file only, `fast_start_url`. */
  hls_url: string().nullable().defined(),
  /**
   * What a player requests of the stream right after `hls_url`, relative to that: playlist, initialization section and first
   * segment of its second-lowest rendition, or of its only one; of sound in a playlist of its own, too. Absent or empty where
   * the server doesn't know.
   */
  hls_first_urls: array(string().required()),
  /** A progressive MP4 (lowest rendition, with sound) that can play before an HLS engine has loaded; null without one. */
  fast_start_url: string().nullable().defined(),
  poster_url: string().required(),
  /**
   * A portrait picture, 540 × 960, that has a play sign, round corners and the brand's logo in itself: for pages without
   * scripts. It leads to the poster where none can be drawn.
   */
  play_url: string(),
  /** A poster of about 135 px width for lists. */
  thumb_url: string().required(),
  /** ThumbHash (https://evanw.github.io/thumbhash/) in base64. */
  placeholder: string().required(),
  /** WebVTT tracks. */
  captions: array(
    object({
      lang: string().required(),
      label: string().required(),
      url: string().required(),
    }).required(),
  ).required(),
  /** What the picture shows, for people who don't see it. */
  alt: string().defined(),
})
  .required()
  .meta(named('Media'))
