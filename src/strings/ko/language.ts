import type { Language } from '../translation'
import { ko as base } from './base'
import { ko as feed } from './feed'
import { ko as posters } from './posters'

/** Korean: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, posters },
  groups: {
    account: () => import('./account.group'),
  },
}
