import type { PostProblem } from './post'

/** The keys of what is said about a video that was not published. */
export const problemKeys = {
  not_video: 'posts.problem.not_video',
  unreadable: 'posts.problem.unreadable',
  too_long: 'posts.problem.too_long',
  too_large: 'posts.problem.too_large',
  not_playable: 'posts.problem.not_playable',
  failed: 'posts.problem.failed',
  refused: 'posts.problem.refused',
} as const satisfies Record<PostProblem, string>
