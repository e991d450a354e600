import type { Ctx } from '../http/context'
import { discoveryTags } from '../link/previewTags'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { readEmbeddable } from './embeddable'

export interface DiscoveryDeps {
  services: Pick<Services, 'linkSubjects' | 'brands'>
  originOf(c: Ctx): string
}

/**
 * What the head of a page holds for sites into which somebody pastes its address; '' where they can't show it.
 * @param base what precedes the path on the brand's site
 */
export const discoveryOf = async (
  { services, originOf }: DiscoveryDeps,
  c: Ctx,
  { brandId, base, path }: { brandId: string; base: string; path: string },
): Promise<string> => {
  try {
    const { title } = await readEmbeddable(services, brandId, path)
    return String(await discoveryTags({ address: `${originOf(c)}${base}${path}`, title }))
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}
