import { emit } from '../kit/events'
import { platformSources, resolveSettings } from '../kit/settings'
import { shared } from '../kit/shared'
import { uuid } from '../kit/uuid'
import type { AnalyticsCatalogue, AnalyticsName } from './catalogue'
import { deliver } from './consent'

/**
 * Reports an analytics event of an element: to the page as `geuin:analytics`, and to the analytics URL when one is set and
 * the viewer has consented (see {@link deliver}).
 */
export const track = <N extends AnalyticsName>(element: Element, name: N, properties: AnalyticsCatalogue[N]) => {
  const settings = resolveSettings(element)
  const { brandId = null } = settings
  const platformSource = platformSources[settings.platformSource]
  const [id, at] = [uuid(), new Date().toISOString()]
  // A copy, so that a listener of the page cannot change what is sent.
  emit(element, 'geuin:analytics', { id, name, properties: { ...properties }, at, platformSource, brandId })
  deliver(element, settings, {
    id,
    name,
    at,
    properties: { ...properties },
    platform_source: platformSource,
    brand_id: brandId,
    visit_id: shared('visit', uuid),
  })
}
