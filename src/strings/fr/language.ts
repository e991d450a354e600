import type { Language } from '../translation'
import { fr as base } from './base'
import { fr as feed } from './feed'
import { fr as feedMessage } from './feedMessage'
import { fr as posters } from './posters'

/** French: what a feed shows, and the way to the rest. */
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
