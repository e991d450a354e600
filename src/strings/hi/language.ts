import type { Language } from '../translation'
import { hi as base } from './base'
import { hi as feed } from './feed'
import { hi as feedMessage } from './feedMessage'
import { hi as posters } from './posters'

/** Hindi: what a feed shows, and the way to the rest. */
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
