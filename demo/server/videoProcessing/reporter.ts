import type { WireVideoUpload } from '../../../src/wire/videoUpload'
import type { VideoWork } from './work'

type Stage = NonNullable<WireVideoUpload['stage']>

/** Milliseconds between two hints that are stored. */
const pause = 1000

interface ReporterDeps {
  id: string
  work: Pick<VideoWork, 'report'>
}

/** Reports the progress of the work to its viewers. */
export const createReporter = ({ id, work }: ReporterDeps) => {
  let last = 0
  return {
    /** @throws WorkGone */
    report: (stage: Stage, percent: number): Promise<void> => work.report(id, stage, percent),

    /** Reports progress too, at most once a second. */
    hint(stage: Stage, percent: number): void {
      const at = performance.now()
      if (at - last < pause) return
      last = at
      // That the upload is gone is noticed by what watches the work.
      work.report(id, stage, percent).catch(() => {})
    },
  }
}
