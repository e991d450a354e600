import type { Language } from '../translation'
import { zhCN as base } from './base'
import { zhCN as feed } from './feed'
import { zhCN as feedMessage } from './feedMessage'
import { zhCN as posters } from './posters'

/** Simplified Chinese: what a feed shows, and the way to the rest. */
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
