import type { WireVideoUpload } from '../../../src/wire/videoUpload'
import type { VideoWork } from './work'

type Stage = NonNullable<WireVideoUpload['stage']>

/** Milliseconds between two hints that are written down. */
const pause = 1000

interface ReporterDeps {
  id: string
  work: Pick<VideoWork, 'report'>
  abandon(error: Error): void
}

/** Tells how far the work is to those who watch it. */
export const createReporter = ({ id, work, abandon }: ReporterDeps) => {
  let last = 0
  return {
    /** @throws WorkGone */
    tell: (stage: Stage, percent: number): Promise<void> => work.report(id, stage, percent),

    /** Writes it down now and then; a program that runs for an upload that is gone is ended. */
    hint(stage: Stage, percent: number): void {
      const at = performance.now()
      if (at - last < pause) return
      last = at
      work.report(id, stage, percent).catch(abandon)
    },
  }
}
