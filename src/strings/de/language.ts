import type { Language } from '../translation'
import { de as base } from './base'
import { de as feed } from './feed'
import { de as feedMessage } from './feedMessage'
import { de as posters } from './posters'

/** German: what a feed shows, and the way to the rest. */
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
