import type { Language } from '../translation'
import { it as base } from './base'
import { it as feed } from './feed'
import { it as posters } from './posters'

/** Italian: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, posters },
  groups: {
    account: () => import('./account.group'),
  },
}
