import { emit } from '../kit/events'
import { platformSources, resolveSettings, type Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { uniqueId } from '../kit/uniqueId'
import type { AnalyticsCatalogue, AnalyticsName } from './catalogue'

type Delivery = typeof import('./consent')

const state = (): { delivery?: Delivery; loading?: Promise<Delivery> | undefined } =>
  shared('analytics:delivery', () => ({}))

/**
 * Delivers what a server receives, see `deliver`; its code loads with the
 * first event of a page that has a server, or whose viewer has denied consent.
 */
const deliver = (settings: Settings, ...args: Parameters<Delivery['deliver']>) => {
  const it = state()
  // Immediately, since the page may be closing.
  if (it.delivery) it.delivery.deliver(...args)
  if (it.delivery || !(settings.analyticsUrl || settings.consent === 'denied')) return
  // One promise for all, so that the events stay in their order.
  it.loading ??= import('./consent')
  it.loading.then(
    (delivery) => {
      it.delivery = delivery
      delivery.deliver(...args)
    },
    () => {
      it.loading = undefined
    },
  )
}

/**
 * Reports an analytics event of an element: to the page as `geuin:analytics`, and to the analytics URL when one is set and
 * the viewer has consented.
 */
export const track = <N extends AnalyticsName>(element: Element, name: N, properties: AnalyticsCatalogue[N]) => {
  const settings = resolveSettings(element)
  const { brandId = null } = settings
  const platformSource = platformSources[settings.platformSource]
  const [id, at] = [uniqueId(), new Date().toISOString()]
  // A copy, so that a listener of the page cannot change what is sent.
  emit(element, 'geuin:analytics', { id, name, properties: { ...properties }, at, platformSource, brandId })
  deliver(settings, element, {
    id,
    name,
    at,
    properties: { ...properties },
    platform_source: platformSource,
    brand_id: brandId,
    visit_id: shared('visit', uniqueId),
  })
}
