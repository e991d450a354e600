import type { uploadProblems } from '../../../src/wire/videoUpload'

export type Problem = (typeof uploadProblems)[number]

/** A fault of the video itself: trying again would not help. */
export class VideoProblem extends Error {
  override name = 'VideoProblem'

  constructor(
    readonly problem: Problem,
    message: string = problem,
  ) {
    super(message)
  }
}
