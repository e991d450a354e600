import type { Language } from '../translation'
import { es as base } from './base'
import { es as feed } from './feed'
import { es as feedMessage } from './feedMessage'
import { es as posters } from './posters'

/** Spanish: what a feed shows, and the way to the rest. */
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
