import type { Language } from '../translation'
import { hi as base } from './base'
import { hi as feed } from './feed'
import { hi as posters } from './posters'

/** Hindi: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, posters },
  groups: {
    account: () => import('./account.group'),
  },
}
