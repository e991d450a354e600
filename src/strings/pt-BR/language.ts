import type { Language } from '../translation'
import { ptBR as base } from './base'
import { ptBR as feed } from './feed'
import { ptBR as posters } from './posters'

/** Brazilian Portuguese: what a feed shows, and the way to the rest. */
export const language: Language = {
  parts: { base, early: base, feed, posters },
  groups: {
    account: () => import('./account.group'),
  },
}
