import type { Language } from '../translation'
import { pl as base } from './base'
import { pl as feed } from './feed'
import { pl as feedMessage } from './feedMessage'
import { pl as posters } from './posters'

/** Polish: what a feed shows, and the way to the rest. */
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
