import type { Queryable } from '../database/database'
import type { Viewer } from '../session/sessions'
import { requireAcceptable } from '../text/policy'

/** What leaders say of a loop. */
export interface LoopDetails {
  slug: string
  name: string
  description: string
  is_closed: boolean
  image_url: string | null
}

/** What of it changes; what is absent stays, null takes the picture away. */
export interface LoopChange {
  name?: string | undefined
  description?: string | undefined
  is_closed?: boolean | undefined
  image_url?: string | null | undefined
}

/** @throws Refusal 5361 for words that the brand does not take */
export const requireWords = async (
  db: Queryable,
  { brandId }: Viewer,
  { name, description }: LoopChange,
): Promise<void> => {
  for (const text of [name, description]) if (text) await requireAcceptable(db, brandId, text)
}
