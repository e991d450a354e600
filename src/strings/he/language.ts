import type { Language } from '../translation'
import { he as base } from './base'
import { he as feed } from './feed'
import { he as feedMessage } from './feedMessage'
import { he as posters } from './posters'

/** Hebrew: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, feedMessage, posters },
  groups: {
    account: () => import('./account.group'),
    app: () => import('./app.group'),
    leading: () => import('./leading.group'),
    places: () => import('./places.group'),
    posting: () => import('./posting.group'),
    profile: () => import('./profile.group'),
    watch: () => import('./watch.group'),
  },
}
