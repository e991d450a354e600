import type { Language } from '../translation'
import { ptBR as base } from './base'
import { ptBR as feed } from './feed'
import { ptBR as feedMessage } from './feedMessage'
import { ptBR as posters } from './posters'

/** Brazilian Portuguese: what a feed shows, and the way to the rest. */
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
