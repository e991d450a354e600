import type { Ctx } from '../http/context'
import type { Services } from '../services'
import { apps } from '../site/apps'
import { lumenId } from '../site/frame'

export interface EmbedDeps {
  services: Pick<Services, 'brands' | 'embeds' | 'linkSubjects'>
  originOf(c: Ctx): string
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

/** Where a brand's pages are: the demo has Lumen's at the root, and another brand's below its app. */
export const siteOf = ({ site, originOf }: Pick<EmbedDeps, 'site' | 'originOf'>, c: Ctx, brandId: string): string => {
  const base = brandId === lumenId ? '' : apps.find((it) => it.brandId === brandId)?.base
  return site ?? `${originOf(c)}${base ?? ''}`
}
