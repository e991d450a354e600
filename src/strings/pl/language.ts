import type { Language } from '../translation'
import { pl as base } from './base'
import { pl as feed } from './feed'
import { pl as posters } from './posters'

/** Polish: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, posters },
  groups: {
    account: () => import('./account.group'),
  },
}
