import { videoLimits } from '../../../src/wire/videoFile'

/** How videos are processed. */
export interface ProcessingSettings {
  /** The programs' folder or the program ffmpeg itself; null for those on the path, 'none' to do without. */
  ffmpeg: string | null
  /** Videos at the same time in this process; 0 leaves them to others. */
  width: number
  /** Seconds that a video may last. */
  maxSeconds: number
  /** Seconds without progress after which a program is killed. */
  stuckSeconds: number
  /** x264's preset: the slower, the smaller the files. */
  preset: string
}

export const defaultProcessing: ProcessingSettings = {
  ...{ ffmpeg: null, width: 1, maxSeconds: videoLimits.seconds, stuckSeconds: 60, preset: 'veryfast' },
}
