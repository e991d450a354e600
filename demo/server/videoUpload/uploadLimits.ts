import { videoLimits } from '../../../src/wire/videoFile'

/** What one person may upload. */
export interface UploadLimits {
  /** Bytes of a video. */
  bytes: number
  /** Videos in a day. */
  perDay: number
}

export const defaultUploadLimits: UploadLimits = { bytes: videoLimits.bytes, perDay: 50 }

/** Uploads of one person that have begun and are not complete. */
export const maxUnfinished = 4

/** Files of this many videos of the largest size wait for one person at most: what was uploaded and is not processed. */
export const maxWaitingVideos = 10

const hour = 60 * 60 * 1000

/** Milliseconds that an upload is kept: after its last byte while it is not complete, after its processing else. */
export const keepTimes = { unfinished: 24 * hour, heldUnfinished: 7 * 24 * hour, unused: 48 * hour }
