import type { Viewer } from '../domain/sessions'

/** Who makes a call that is a viewer's only, so there is one. */
export const known = (viewer: Viewer | null): Viewer => {
  if (!viewer) throw new Error('a call for viewers was made by nobody')
  return viewer
}
